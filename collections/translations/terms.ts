import { z } from "zod";
import { contentFolder } from "#collections/content.ts";
import { defineCollection } from "#collections/define-collection.ts";
import { optional, text, uniqueBy } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";

const own = text.meta({ isTranslated: false });
const schema = z.strictObject({
  terms: uniqueBy(
    z.strictObject({
      english: field(own, "Words in English"),
      term: field(own, "Term"),
      note: optional(own).meta({ title: "Note" }),
      source: field(own, "Source", "Where the term is used; without one: no source, please judge."),
      reviewedBy: optional(own).meta({ title: "Reviewed by" }),
    }),
    "english",
    "must not hold the same term twice",
  ).meta({ title: "Words agreed on", description: "Each word that all translations use." }),
});

/** A word of the English pages and the one that a language has for it. */
export type Term = z.output<typeof schema>["terms"][number];

export const getTerms = contentFolder("terms", schema);

export const terms = defineCollection({
  files: getTerms,
  title: "Terms of translations",
  address: () => undefined,
});
