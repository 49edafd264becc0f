import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { listOf, sentence, text, texts } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";
import { rightsPath } from "#collections/rights/rights.ts";

const keptAddress = z
  .string()
  .regex(
    /^\/[a-z0-9/-]*[a-z0-9](\/\*)?$/,
    "must be an address such as /shutdown, or /your-data-rights/* for all below it as well",
  );

const schema = z.strictObject({
  pages: listOf(keptAddress).meta({
    description: "With /* at its end, an address stands for itself and all pages below it.",
  }),
  heading: text,
  text,
  cost: sentence("cost"),
  price: field(sentence("source"), "Where the price of data comes from"),
  keep: field(text, "Button that keeps them"),
  progress: sentence("done", "all"),
  kept: field(sentence("date"), "Once they are kept"),
  renew: field(text, "Button that compares again"),
  failed: field(text, "When the connection broke"),
  full: field(text, "When there is no room left"),
  unfinished: field(text, "When the site did not give all files"),
  remove: field(text, "Button that removes them"),
  removed: field(text, "Once they are removed"),
  unfit: text.meta({
    title: "Where it cannot be done",
    description: "The browser cannot keep pages, or the server has switched it off.",
  }),
  details: group("What is kept, and who sees it", { summary: text, items: field(texts, "Points") }),
  file: field(text, "Link to the same pages as one file"),
  keptFrom: field(sentence("date"), "Above a page that comes from the phone"),
});

export const getKeptPages = contentFile("site/kept-pages.yaml", schema, rightsPath);
export type KeptPages = z.output<typeof schema>;

export function isKeptPage(path: string, { pages }: Pick<KeptPages, "pages">): boolean {
  return pages.some((page) => {
    const base = page.replace(/\/\*$/, "");
    return path === base || (base !== page && path.startsWith(`${base}/`));
  });
}
