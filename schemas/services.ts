import { z } from "zod";
import { contentFolder, type Entry } from "#schemas/reading/collection.ts";
import { text } from "#schemas/reading/field.ts";

const schema = z.strictObject({
  order: z.int(),
  title: text,
  description: text,
  services: z.array(text).length(6),
});
export type Service = Entry<z.infer<typeof schema>>;

/** The six cards of the page Services. */
export const getServices = contentFolder("services", () => schema);
