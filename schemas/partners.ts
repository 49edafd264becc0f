import { z } from "zod";
import { isPublished, publishing } from "#schemas/articles/publishing.ts";
import { contentFolder, type Entry, memoise } from "#schemas/reading/collection.ts";
import { day, optionalWebAddress, text } from "#schemas/reading/field.ts";

export const partnersPath = "/about/partners";

const schema = z.strictObject({
  order: z.int(),
  name: text,
  /** Since when we work together: a year, a month or a day. */
  since: z
    .union([z.string(), z.int().transform(String)])
    .pipe(
      z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, "must be a year, a month or a day: 2026-11"),
    ),
  /** What we do together, in a sentence or two. */
  work: text.max(600),
  /** Their own page. */
  link: optionalWebAddress,
  /** Their agreement to be named here; not shown. Nobody is shown without it. */
  consent: z.strictObject({
    /** Day on which they gave it. */
    on: day,
    /** How, and where it is kept: `by e-mail, in the partners’ folder`. */
    how: text,
  }),
  ...publishing,
});
export type Partner = Entry<z.output<typeof schema>>;

/** Every file, drafts too. */
export const getPartnersWithDrafts = contentFolder("partners", () => schema);

/** Those who are named on the site, in the order of their files. */
export const getPartners = memoise((root) =>
  getPartnersWithDrafts(root).filter((partner) => isPublished(partner)),
);
