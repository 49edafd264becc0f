import { z } from "zod";
import { type Entry, memoise, readFolder } from "#schemas/reading/collection.ts";
import { text } from "#schemas/reading/field.ts";

const schema = z.strictObject({
  order: z.int(),
  title: text,
  description: text,
  services: z.array(text).length(6),
});
export type Service = Entry<z.infer<typeof schema>>;

/** The six cards of the page Services. */
export const getServices = memoise((root): Service[] => readFolder(root, "services", schema));
