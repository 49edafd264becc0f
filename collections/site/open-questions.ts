import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { day, optional, text, uniqueBy } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";

const question = z.strictObject({
  id: field(z.int().positive(), "Number", "Stands behind the sign ⚠ elsewhere."),
  topic: text,
  question: text,
  settled: optional(day).meta({
    title: "Settled on",
    description: "The day on which the organisation answered; blank until then.",
  }),
});

const schema = uniqueBy(question, "id", "must not use the same id twice");

/** What only the organisation can answer before launch. */
export const getOpenQuestions = contentFile("site/open-questions.yaml", schema);
