import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { day, distinct, optional, text } from "#schemas/reading/field.ts";

const question = z.strictObject({
  /** The number after the sign ⚠ in other content files. */
  id: z.int().positive(),
  topic: text,
  question: text,
  /** Day on which the organisation answered and the content was corrected; blank until then. */
  settled: optional(day),
});

const schema = distinct(question, "id", "must not use the same id twice");

/** What only the organisation can answer before launch. */
export const getOpenQuestions = contentFile("site/open-questions.yaml", schema);
