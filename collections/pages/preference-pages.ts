import { z } from "zod";
import { day, link, sentence, text, texts, titled } from "#collections/reading/field.ts";
import { confidence } from "#collections/rights/rights.ts";
import { checkedOn, opening, pageSchema } from "./page-schema.ts";

/** Text sizes that a device may store, in percent. */
export const textSizes = ["100", "125", "150"] as const;

/** Pages for hard moments and for tired eyes. */
export const preferencePages = {
  shutdown: pageSchema("shutdown", "/shutdown", {
    ...opening,
    parts: z
      .array(z.strictObject({ heading: text, points: texts, links: z.array(link) }))
      .length(3)
      .meta({ description: "Before, during and after a shutdown." }),
    january: z
      .strictObject({
        heading: text,
        intro: text.meta({ title: "Introduction" }),
        facts: z
          .array(z.strictObject({ date: day, text, source: text, confidence }))
          .min(1)
          .meta({ description: "Oldest first; each with two sources that agree." }),
      })
      .meta({ title: "The shutdown of January 2026" }),
    checked: sentence("date").meta({ title: "Words about the day of the last check" }),
    sources: text.meta({ title: "Words above the sources" }),
    checkedOn,
  }),
  display: pageSchema("display", "/display", {
    ...opening,
    form: z
      .strictObject({
        heading: text,
        textSize: text,
        sizes: z
          .strictObject({
            "100": text.meta({ title: "As usual" }),
            "125": text.meta({ title: "A quarter larger" }),
            "150": text.meta({ title: "Half as large again" }),
          })
          .meta({ title: "Names of the sizes" }),
        calm: text.meta({ title: "Nothing moves" }),
        contrast: text.meta({ title: "Stronger colours" }),
        sample: text.meta({ title: "Sentence that shows the choice" }),
        kept: sentence("choice").meta({ title: "Said once a choice is kept" }),
        nothing: text.meta({ title: "Said while nothing is kept" }),
        forbidden: text.meta({ title: "Said where the browser keeps nothing" }),
        remove: text.meta({ title: "Button that forgets the choice" }),
        removed: text.meta({ title: "Said once it is forgotten" }),
      })
      .meta({ title: "Form" }),
    withoutScript: z.strictObject({ heading: text, text, ways: z.array(titled).min(1) }).meta({
      title: "Without JavaScript",
      description: "What to do where the form cannot work.",
    }),
    more: z.strictObject({ text, link }).meta({ title: "Where to go on" }),
  }),
};
