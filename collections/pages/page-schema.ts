import { z } from "zod";
import { localAddress } from "#collections/reading/address.ts";
import { day, slug, text } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";

/**
 * What a page file must hold: the fields that every page has, and its own.
 * @param path fixed address; a file that gives another one is refused
 */
export function pageSchema<Id extends string, Path extends string, Fields extends z.ZodRawShape>(
  id: Id,
  path: Path,
  fields: Fields,
) {
  return z.strictObject({
    id: z.literal(id),
    path: z.literal(path),
    alsoAt: z.array(localAddress).optional().meta({
      title: "Further addresses",
      description: "Of the same page; its first address is the one that search engines keep.",
      isSeldom: true,
    }),
    title: text.meta({
      title: "Title in search results",
      description: "Also the title of the browser’s window; about 60 characters show.",
    }),
    description: text.meta({
      title: "Description in search results",
      description: "A sentence or two, also for shared links; about 160 characters show.",
    }),
    breadcrumb: field(text, "Short name", "Names the page in the way to it, above its heading."),
    parent: slug.optional().meta({
      title: "Page above",
      description: "By its id; left out, the page stands below Home.",
      isSeldom: true,
    }),
    ...fields,
  });
}

/** The visible head of a page: its one h1 and the sentences below it. */
export const opening = {
  heading: text,
  lead: field(text, "First sentence", "Stands in larger letters below the heading."),
};

/** The same of a page that begins with its heading and a sentence, as most do. */
export const page = <Id extends string, Path extends string, Fields extends z.ZodRawShape>(
  id: Id,
  path: Path,
  fields: Fields,
) => pageSchema(id, path, { ...opening, ...fields });

/** For pages about the law and about facts, which grow old. */
export const checkedOn = day.meta({
  title: "Checked on",
  description: "Day of the last comparison of the page with its sources.",
});

export const nameForScreenReaders = text.meta({
  title: "Name of this part",
  description: "For people who have pages read out to them.",
});

/** What stands in the place of an island until a press loads it. */
export const beforeLoading = group("Before it is loaded", { text, button: text });
