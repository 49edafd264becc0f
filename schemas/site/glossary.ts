import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { text } from "#schemas/reading/field.ts";

const entry = z.strictObject({ term: text, meaning: text });
export type GlossaryEntry = z.infer<typeof entry>;

const schema = z
  .array(entry)
  .refine(
    (list) => new Set(list.map(({ term }) => term)).size === list.length,
    "must not explain the same term twice",
  );

/** Plain explanations of the terms that the site uses. */
export const getGlossary = contentFile("site/glossary.yaml", schema);
