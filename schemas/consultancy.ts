import { z } from "zod";
import { contentFolder, type Entry } from "#schemas/reading/collection.ts";
import { text, texts } from "#schemas/reading/field.ts";

const schema = z.strictObject({
  order: z.int(),
  title: text,
  description: text,
  services: texts,
});
export type ConsultancyService = Entry<z.infer<typeof schema>>;

/** The six cards of the page Consultancy Services; two of them differ from the page Services. */
export const getConsultancy = contentFolder("consultancy", () => schema);
