import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { sentence, text, texts } from "#schemas/reading/field.ts";

const keptAddress = z
  .string()
  .regex(
    /^\/[a-z0-9/-]*[a-z0-9](\/\*)?$/,
    "must be an address such as /shutdown, or /your-data-rights/* for all below it as well",
  );

const schema = z.strictObject({
  pages: z.array(keptAddress).min(1),
  heading: text,
  text,
  cost: sentence("size", "price"),
  /** Where the price of data comes from. */
  price: sentence("source"),
  keep: text,
  progress: sentence("done", "all"),
  kept: sentence("date"),
  renew: text,
  failed: text,
  remove: text,
  removed: text,
  /** Said where the browser cannot keep pages, and when the server has switched it off. */
  unfit: text,
  details: z.strictObject({ summary: text, items: texts }),
  /** The way to the same pages as one file. */
  file: text,
  keptFrom: sentence("date"),
});

/** Which pages a phone keeps when somebody asks for it, and what is said about it. */
export const getKeptPages = contentFile("site/kept-pages.yaml", schema);
export type KeptPages = z.output<typeof schema>;

/** @returns whether a page is one of those that a phone keeps */
export function isKeptPage(path: string, { pages }: Pick<KeptPages, "pages">): boolean {
  return pages.some((kept) => {
    const base = kept.replace(/\/\*$/, "");
    return path === base || (base !== kept && path.startsWith(`${base}/`));
  });
}
