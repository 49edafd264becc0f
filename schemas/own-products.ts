import { z } from "zod";
import { contentFolder, type Entry } from "#schemas/reading/collection.ts";
import { headedList, mark, text, texts } from "#schemas/reading/field.ts";

const schema = z.strictObject({
  order: z.int(),
  title: text,
  icon: mark,
  paragraphs: texts,
  /** One sentence for the Innovation Hub. */
  line: text,
  points: headedList,
});
export type OwnProduct = Entry<z.infer<typeof schema>>;

/** WazaziConnect and OTC Records, both in development. */
export const getOwnProducts = contentFolder("own-products", () => schema);
