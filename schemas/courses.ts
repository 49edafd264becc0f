import { z } from "zod";
import { contentFolder, type Entry } from "#schemas/reading/collection.ts";
import { text, texts } from "#schemas/reading/field.ts";

const schema = z.strictObject({
  id: z.int().positive(),
  order: z.int(),
  title: text,
  description: text,
  duration: text,
  format: text,
  level: text,
  features: texts,
});
export type Course = Entry<z.infer<typeof schema>>;

/** The short courses; all of them are coming soon. */
export const getCourses = contentFolder("courses", () => schema);
