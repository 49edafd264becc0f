import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { distinct, text } from "#schemas/reading/field.ts";

const entry = z.strictObject({ term: text, meaning: text });

const schema = distinct(entry, "term", "must not explain the same term twice");

/** Plain explanations of the terms that the site uses. */
export const getGlossary = contentFile("site/glossary.yaml", schema);
