import { z } from "zod";
import { internalPath, slug, text } from "#schemas/reading/field.ts";

/**
 * What a page file must hold: the fields that every page has, and its own.
 * @param id name of the page and of its file
 * @param path fixed address; a file that gives another one is refused
 * @param fields what this page says besides
 */
export function pageSchema<Id extends string, Path extends string, Fields extends z.ZodRawShape>(
  id: Id,
  path: Path,
  fields: Fields,
) {
  return z.strictObject({
    id: z.literal(id),
    path: z.literal(path),
    /** Further addresses of the same screen; `path` is the canonical one. */
    alsoAt: z.array(internalPath).optional(),
    /** Title of the browser window and of search results. */
    title: text,
    /** Description for search engines and shared links. */
    description: text,
    /** Name of the page in breadcrumbs. */
    breadcrumb: text,
    /** Page above this one in breadcrumbs, by id; without it the page stands below home. */
    parent: slug.optional(),
    ...fields,
  });
}

/** The visible head of a page: its one h1 and the sentences below it. */
export const opening = { heading: text, lead: text };
