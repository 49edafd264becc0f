import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { slugOf } from "#collections/formats/slug.ts";
import { optional, text, uniqueBy } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";

const entry = z.strictObject({
  term: text,
  meaning: field(text, "What it means"),
  linked: optional(z.boolean()).meta({
    title: "Link its first use in articles",
    description: "For terms that stop a reader.",
  }),
});

const schema = uniqueBy(entry, "term", "must not explain the same term twice");

export const glossaryPath = "/glossary";

export const getGlossary = contentFile("site/glossary.yaml", schema, glossaryPath);

export function termId(term: string): string {
  return slugOf(term);
}
