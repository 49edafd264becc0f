import { z } from "zod";
import { contentFolder, type Entry } from "#schemas/reading/collection.ts";
import { day, place, text, texts } from "#schemas/reading/field.ts";

/** The legal pages that the site must have; the footer leads to them. */
export const legalPaths = [
  "/legal/privacy",
  "/legal/terms",
  "/legal/cookies",
  "/legal/disclaimer",
  "/legal/accessibility",
] as const;
export type LegalPath = (typeof legalPaths)[number];

const schema = z.strictObject({
  order: place,
  path: z.enum(legalPaths).meta({ title: "Address" }),
  title: text.meta({ title: "Title in search results" }),
  description: text.meta({ title: "Description in search results" }),
  breadcrumb: text.meta({ title: "Short name", description: "In the way to the page." }),
  heading: text,
  lead: text.meta({ title: "First sentence" }),
  inShort: texts.meta({
    title: "In short",
    description: "The page in a few sentences, for those who read no further.",
  }),
  /** Day on which the text last changed. */
  updatedOn: day.meta({ title: "Day of the last change" }),
  /** The text in Markdown; `{email}` and the like are filled in by the page. */
  body: z.string().min(1).meta({
    control: "markdown",
    title: "Text",
    description: "{email} and the like are filled in by the page.",
  }),
});
export type LegalPage = Entry<z.infer<typeof schema>>;

/** Privacy, terms, cookies, disclaimer and accessibility. */
export const getLegalPages = contentFolder("legal", () => schema);

/**
 * One legal page by its address.
 * @throws Error when no file in `content/legal/` has that address
 */
export function getLegalPage(path: string, root?: string): LegalPage {
  const page = getLegalPages(root).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No file in content/legal/ has the path ${path}.`);
  return page;
}
