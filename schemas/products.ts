import { z } from "zod";
import { contentFolder, type Entry } from "#schemas/reading/collection.ts";
import { mark, text, texts } from "#schemas/reading/field.ts";

const schema = z.strictObject({
  order: z.int(),
  title: text,
  icon: mark,
  description: text,
  features: texts,
  /** True shows the label Coming Soon. */
  comingSoon: z.boolean(),
});
export type Product = Entry<z.infer<typeof schema>>;

/** The four offers of the page Products and Solutions. */
export const getProducts = contentFolder("products", () => schema);
