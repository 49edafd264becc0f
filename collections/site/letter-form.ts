import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { law, letterField, standardFields } from "#collections/letters/letter-file.ts";
import { listOf, pluralSentence, sentence, text } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";
import { letterPath } from "#collections/rights/rights.ts";

/** Ticks about the person who writes. */
const marks = ["forchild", "foreign"] as const;

const schema = z.strictObject({
  act: field(text, "The Act", "As it is cited."),
  section: field(sentence("sections"), "One section"),
  sections: field(sentence("sections"), "Several sections"),
  days: field(pluralSentence("days"), "A number of days, within a sentence"),
  greeting: text,
  close: field(text, "Last words of the letter"),
  request: field(text, "Last words of the short form, as an SMS"),
  gaps: group("Under the ruled lines", { date: text, signed: text }),
  fields: z
    .array(letterField.extend({ name: z.enum(standardFields) }))
    .refine(
      (fields) => standardFields.every((name) => fields.some((field) => field.name === name)),
      `must describe ${standardFields.join(", ")}`,
    )
    .meta({ description: "Those that most letters have." }),
  marks: z
    .array(
      z.strictObject({
        name: z.enum(marks),
        label: text,
        text: field(text, "Words in the letter"),
        onPaper: field(text, "On the blank sheet"),
      }),
    )
    .length(marks.length)
    .meta({ title: "Ticks about you", description: "They stand in every letter." }),
  others: field(text, "Below the ticks about you", "For letters on behalf of another adult."),
  law: z.array(law).meta({ title: "Sections that these words name" }),
  enclose: group("Papers that go with a letter", {
    paper: field(text, "In a printed letter"),
    sent: field(text, "In an e-mail"),
    sms: field(text, "In an SMS", "An SMS carries no papers."),
  }),
  paper: group("On the blank sheet", "What every letter on paper has.", {
    from: text,
    to: text,
    name: text,
    contact: text,
    myself: text,
    organisation: text,
    address: text,
    knownHeading: text,
    known: listOf(text),
    day: text,
    sign: text,
    cut: text,
    received: text,
    taker: text,
    stamp: text,
    print: text,
    fill: text,
    meaning: text,
    foot: text,
    ways: listOf(text),
    count: sentence("days"),
    cross: text,
    checked: field(sentence("date"), "In the smallest letters"),
  }),
  optional: field(text, "Beside a field that may stay empty"),
  form: group("Parts of the form", {
    you: text,
    organisation: text,
    accused: field(text, "Organisation, where the letter complains about it"),
    happened: text,
  }),
  sheet: field(text, "Name of the sheet", "For people who have pages read out to them."),
  meaning: field(text, "Above the letter, which is in English", "On pages in other languages."),
  breadcrumb: field(text, "Short name of a letter"),
  privacy: field(text, "About personal data"),
  asleep: group("Before it is loaded", "Where every byte hurts, in the place of the form.", {
    text,
    button: text,
  }),
  note: sentence("date"),
  limit: field(sentence("section", "days"), "Time for the answer"),
  noLimit: field(text, "Where the Act names no days"),
  apps: field(text, "About other apps"),
  send: group("Ways to send it", "Words of the buttons.", {
    go: text,
    print: text,
    copy: text,
    email: text,
    whatsapp: text,
    keep: text,
    list: text,
    sms: pluralSentence("parts"),
  }),
  said: group("Said afterwards", "What the page says once something is done.", {
    copied: text,
    selected: text,
    short: text,
    kept: text,
    notKept: text,
    clock: text,
    attach: sentence("papers"),
    carry: field(sentence("papers"), "After an SMS, which carries no papers"),
  }),
  sent: group("Before a letter is kept", {
    question: text,
    today: text,
    day: text,
    on: text,
    future: text,
    notYet: text,
    idle: text,
  }),
  leave: group("Clear and leave", { button: text, hint: text }),
});

export const getLetterForm = contentFile("site/letter-form.yaml", schema, letterPath("access"));
export type LetterForm = z.output<typeof schema>;
