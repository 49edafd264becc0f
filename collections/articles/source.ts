import { z } from "zod";
import { text, webAddress } from "#collections/reading/field.ts";

/** Where a fact comes from: always a name; an address only after it was opened. */
export const source = z.strictObject({
  name: text.meta({ title: "Name of the source" }),
  href: webAddress.optional().meta({
    title: "Its address",
    description: "Only one that you have opened.",
  }),
});
export type Source = z.infer<typeof source>;
