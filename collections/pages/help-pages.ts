import { z } from "zod";
import { link, titled } from "#collections/reading/blocks.ts";
import { day, listOf, pluralSentence, sentence, text, texts } from "#collections/reading/field.ts";
import { field, group, groups } from "#collections/reading/form.ts";
import { confidence } from "#collections/rights/act.ts";
import { countPath } from "#collections/time/count-query.ts";
import { checkedOn, page } from "./page-schema.ts";

/** Says why a day does not count. */
const excluded = z.strictObject({ sunday: sentence("day"), holiday: sentence("day", "holiday") });

/** Pages that help without a message to us, in hard moments. */
export const helpPages = {
  "count-the-days": page("count-the-days", countPath, {
    form: group("Form", "Its questions, its button, and what it says of mistakes.", {
      heading: text,
      again: text,
      from: text,
      hint: text,
      days: text,
      other: text,
      otherLabel: text,
      unit: text,
      rule: text,
      button: text,
      rules: group("Rules", { "ug-s34": titled, plain: titled }),
      wrong: group("What is wrong with a field", { from: text, days: text }),
    }),
    answer: group("Answer", "Days in words; {last} is the last day.", {
      question: pluralSentence("days", "from"),
      span: pluralSentence("days", "from"),
      moved: sentence("days", "last"),
      nothing: sentence("last"),
      short: text,
      plain: text,
      open: text,
      undated: text,
      outside: text,
      calendar: text,
      cite: text,
    }),
    why: group("Why this day", {
      heading: text,
      firstDay: text,
      dayOne: text,
      skipped: text,
      end: text,
      moved: text,
      inTime: text,
      short: pluralSentence("count"),
      excluded: field(excluded, "A day that cannot be the last one"),
      leftOut: field(excluded, "A day that is left out"),
    }),
    law: group("How the law counts", {
      heading: text,
      act: field(text, "The act of the rule"),
      section: field(sentence("section"), "A section beside a sentence"),
      cite: field(sentence("act", "section"), "The rule in a citation"),
      steps: groups("Steps", { text, section: field(text, "Section, without its s.") }),
    }),
    unsettled: group("What is not settled", { heading: text, items: listOf(titled) }),
    examples: group("Counts to check us by", "The page works out their last days.", {
      heading: text,
      items: groups("Counts", { from: day, days: z.int().positive(), note: text }),
    }),
    use: group("Use this count", {
      sentence: pluralSentence("days", "from", "last", "law", "today"),
      heading: text,
      ruling: text,
      meaning: text,
      copy: text,
      address: text,
      addressNote: text,
      keep: text,
      calendar: text,
      print: text,
    }),
    holidays: group("The list of holidays", {
      intro: sentence("date"),
      summary: text,
      day: text,
      name: text,
      source: text,
      undated: text,
    }),
  }),
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
};
