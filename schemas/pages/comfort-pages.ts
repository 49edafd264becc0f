import { z } from "zod";
import { day, link, sentence, text, texts, titled } from "#schemas/reading/field.ts";
import { confidence } from "#schemas/rights.ts";
import { opening, pageSchema } from "./page-schema.ts";

/** Sizes of the text that a device may keep, in percent. */
export const textSizes = ["100", "125", "150"] as const;

/** Pages for hard moments and for tired eyes. */
export const comfortPages = {
  shutdown: pageSchema("shutdown", "/shutdown", {
    ...opening,
    parts: z
      .array(z.strictObject({ heading: text, points: texts, links: z.array(link) }))
      .length(3),
    january: z.strictObject({
      heading: text,
      intro: text,
      /** What is known, oldest first; each with two sources that agree. */
      facts: z.array(z.strictObject({ date: day, text, source: text, confidence })).min(1),
    }),
    checked: sentence("date"),
    sources: text,
    checkedOn: day,
  }),
  display: pageSchema("display", "/display", {
    ...opening,
    form: z.strictObject({
      heading: text,
      textSize: text,
      sizes: z.strictObject({ "100": text, "125": text, "150": text }),
      calm: text,
      contrast: text,
      sample: text,
      kept: sentence("choice"),
      nothing: text,
      forbidden: text,
      remove: text,
      removed: text,
    }),
    withoutScript: z.strictObject({ heading: text, text, ways: z.array(titled).min(1) }),
    more: z.strictObject({ text, link }),
  }),
};
