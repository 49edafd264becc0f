import { z } from "zod";
import { link } from "#collections/reading/blocks.ts";
import {
  day,
  listOf,
  optional,
  optionalList,
  optionalText,
  place,
  text,
  uniqueBy,
} from "#collections/reading/field.ts";
import { choiceOf, field, group, groups } from "#collections/reading/form.ts";
import { quotes, section } from "#collections/rights/act.ts";
import { confirmation } from "#collections/rights/rights.ts";

/** Fields that most letters have; their labels are in `content/site/letter-form.yaml`. */
export const standardFields = [
  "name",
  "contact",
  "child",
  "organisation",
  "address",
  "known",
] as const;

/** Name of a field, a choice or a point: one word, so that a text can hold it in braces. */
const name = z
  .string()
  .regex(/^[a-z][a-z0-9]*$/, "must be one word in lower-case letters")
  .meta({
    title: "Name within the letter",
    description: "One word; texts hold it in braces, and conditions name it.",
  });

/**
 * When a part belongs to the letter: a choice has one of these values, a point or a whole list is `ticked` or `unticked`, a
 * field is `filled` or `empty`. All of them must hold.
 */
const when = optional(
  z.record(z.string(), z.union([z.string().transform((value) => [value]), listOf(z.string())])),
).meta({
  title: "Only when",
  description:
    "By the name of a choice, a point, a list or a field: its value; a point is ticked or unticked, and a list when one of its points is; a field filled or empty. All must hold.",
});

const part = z.strictObject({ text, when });
const parts = listOf(part);

export const letterField = z.strictObject({
  name,
  label: text,
  gap: field(optionalText, "Under the ruled line", "On paper, where the field is a line."),
  hint: field(optionalText, "Hint below the field"),
  isOptional: field(z.boolean().default(false), "May stay empty"),
  kind: choiceOf("Kind of field", {
    line: "One line",
    long: "Several lines, a paragraph of its own",
    day: "A date",
  }).default("line"),
  when,
});

const attach = optionalText.meta({
  title: "What must be attached",
  description: "Said once an app has the letter, for example: your proof of identity.",
});

const choice = z.strictObject({
  name,
  question: text,
  when,
  options: uniqueBy(
    z.strictObject({
      value: field(name, "Value", "One word; conditions name it."),
      label: text,
      note: field(optionalText, "Below the answer in the form"),
      instead: optional(z.strictObject({ text, link })).meta({
        title: "Where another letter fits",
        description: "Stands in the place of the letter, with a link to the other one.",
      }),
      onPaper: field(optionalText, "On the blank sheet", "Beside a box; {line} is a ruled line."),
      attach,
    }),
    "value",
    "must not use the same value twice",
  )
    .min(2)
    .meta({
      title: "Answers",
      description:
        "The first is chosen to begin with, so it must add nothing that is not true of everybody.",
    }),
});

const point = z.strictObject({
  name,
  label: text,
  text: text.meta({
    title: "Words in the letter",
    description: "They end a sentence that the introduction of the list begins.",
  }),
  isOn: field(z.boolean(), "Ticked to begin with"),
  attach,
  when,
});

/** Points to tick: none is left out, one becomes a sentence, several a list. */
const list = z.strictObject({
  name,
  legend: field(text, "Heading in the form"),
  intro: field(text, "Introduction", "Begins the sentence, without a colon."),
  isInline: z.boolean().default(false).meta({
    title: "Always one sentence",
    description: "Several points are joined with commas, not listed.",
  }),
  points: uniqueBy(point, "name", "must not use the same name twice").min(1),
});

export const law = z.strictObject({ section, quotes });

/** The letter on paper: every answer and point is a box, so that nobody signs what was not chosen. */
const sheet = group("Blank sheet", "To be filled in by hand; it must fit on one page.", {
  title: text,
  basis: field(text, "Below the title", "Such as: Notice under section 25."),
  parts: groups("Numbered parts", {
    heading: optionalText.meta({ description: "Left blank, the introduction of the list." }),
    text: optionalText,
    choice: field(optional(name), "Boxes of a question", "Its name."),
    list: field(optional(name), "Boxes of a list of points", "Its name."),
    boxes: field(optionalList(text), "Further boxes", "{line} is a ruled line."),
    lines: field(z.int().max(8).default(0), "Ruled lines"),
    columns: field(z.int().min(1).max(3).default(1), "Columns of boxes"),
  }),
  answer: field(optionalText, "What is asked for last", "In bold."),
  count: field(optionalText, "Above the threads", "Where the days count for some answers only."),
  close: field(text, "The law, in small print"),
});

/** What a file of `content/letters` says. */
export const letterFile = z.strictObject({
  order: place,
  name: field(text, "Short name", "In lists, in quotation marks there."),
  heading: text,
  description: field(text, "Description in search results", "Also for shared links."),
  caution: field(optionalText, "Danger and time limits", "Shown before the letter is written."),
  bounds: field(optionalText, "What this letter cannot do", "Shown after what is asked for."),
  to: optionalList(text).meta({
    title: "Lines of the address",
    description: "Above the name of the organisation, or the whole address.",
  }),
  isComplaint: z.boolean().default(false).meta({
    title: "It is a complaint",
    description: "It then goes to the data protection office, about the organisation.",
  }),
  subject: parts.meta({
    title: "Subject",
    description: "Each line under its own condition; one without stands always.",
  }),
  basis: z
    .array(z.strictObject({ sections: listOf(section), when }))
    .meta({ title: "Sections under the subject" }),
  limit: z
    .array(z.strictObject({ section, days: field(z.int().positive(), "Days from receipt"), when }))
    .meta({
      title: "Time for the answer",
      description: "Empty where the Act gives no time.",
    }),
  fields: group("Fields of the form", "Those that most letters have are named by one word.", {
    you: field(listOf(z.enum(standardFields)), "About you"),
    organisation: listOf(z.union([z.enum(standardFields), letterField])).meta({
      title: "About the organisation",
    }),
    happened: field(z.array(letterField), "About what happened"),
  }),
  legend: optionalText.meta({
    title: "Heading of the third group of fields",
    description: "Left blank, it is the same as in all letters.",
  }),
  choices: optionalList(choice).meta({ description: "Questions with one answer." }),
  lists: optionalList(list).meta({
    title: "Points to tick",
    description: "One that is ticked becomes a sentence, several a list.",
  }),
  body: listOf(
    z.union([
      part,
      z.strictObject({
        list: field(name, "List of points", "Its name."),
        intro: field(optionalText, "Introduction here", "Left blank, that of the list."),
        when,
      }),
    ]),
  ).meta({ title: "Paragraphs", description: "In their order." }),
  sheet,
  law: uniqueBy(law, "section", "must not name the same section twice").meta({
    title: "Sections that the letter names",
    description: "Each with the words of the Act that the letter rests on.",
  }),
  checkedOn: field(day, "Checked on", "Day of the last comparison of the letter with the law."),
  confirmedBy: confirmation,
});

export type LetterField = z.output<typeof letterField>;
export type LetterFile = z.output<typeof letterFile>;
