import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { drawn, mark, text } from "#schemas/reading/field.ts";

const value = z.strictObject({ title: text, description: text, icon: mark });
export type Value = z.infer<typeof value>;

const schema = drawn(value, 5);

/** The five core values in their fixed order. The footer shows another list of four. */
export const getValues = contentFile("site/values.yaml", schema);
