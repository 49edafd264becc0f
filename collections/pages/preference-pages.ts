import { z } from "zod";
import { link, titled } from "#collections/reading/blocks.ts";
import { day, listOf, sentence, text, texts } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";
import { confidence } from "#collections/rights/act.ts";
import { checkedOn, page } from "./page-schema.ts";

/** Text sizes that a device may store, in percent. */
export const textSizes = ["100", "125", "150"] as const;

/** Pages for hard moments and for tired eyes. */
export const preferencePages = {
  shutdown: page("shutdown", "/shutdown", {
    parts: z
      .array(z.strictObject({ heading: text, points: texts, links: z.array(link) }))
      .length(3)
      .meta({ description: "Before, during and after a shutdown." }),
    january: group("The shutdown of January 2026", {
      heading: text,
      intro: field(text, "Introduction"),
      facts: listOf(z.strictObject({ date: day, text, source: text, confidence })).meta({
        description: "Oldest first; each with two sources that agree.",
      }),
    }),
    checked: field(sentence("date"), "Words about the day of the last check"),
    sources: field(text, "Words above the sources"),
    checkedOn,
  }),
  display: page("display", "/display", {
    form: group("Form", {
      heading: text,
      textSize: text,
      sizes: group("Names of the sizes", {
        "100": field(text, "As usual"),
        "125": field(text, "A quarter larger"),
        "150": field(text, "Half as large again"),
      }),
      theme: field(text, "Light or dark"),
      themes: group("Names of the themes", {
        device: field(text, "As the device has it"),
        light: field(text, "Dark on light"),
        dark: field(text, "Light on dark"),
      }),
      calm: field(text, "Nothing moves"),
      contrast: field(text, "Stronger colours"),
      sample: field(text, "Sentence that shows the choice"),
      kept: field(sentence("choice"), "Said once a choice is kept"),
      nothing: field(text, "Said while nothing is kept"),
      forbidden: field(text, "Said where the browser keeps nothing"),
      remove: field(text, "Button that forgets the choice"),
      removed: field(text, "Said once it is forgotten"),
    }),
    withoutScript: group("Without JavaScript", "What to do where the form cannot work.", {
      heading: text,
      text,
      ways: listOf(titled),
    }),
    more: group("Where to go on", { text, link }),
  }),
};
