import { z } from "zod";
import { webAddress } from "#collections/reading/address.ts";
import { text } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";

/** Where a fact comes from: always a name; an address only after it was opened. */
export const source = z.strictObject({
  name: field(text.meta({ isTranslated: false }), "Name of the source"),
  href: field(webAddress.optional(), "Its address", "Only one that you have opened."),
});
export type Source = z.infer<typeof source>;
