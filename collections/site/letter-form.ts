import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { letterField, standardFields } from "#collections/letters/letters.ts";
import { sentence, text } from "#collections/reading/field.ts";

const schema = z.strictObject({
  act: text.meta({ title: "The Act", description: "As it is cited." }),
  section: text.meta({ title: "Before one section" }),
  sections: text.meta({ title: "Before several sections" }),
  greeting: text,
  close: text.meta({ title: "Last words of the letter" }),
  gaps: z.strictObject({ date: text, signed: text }).meta({ title: "Under the ruled lines" }),
  fields: z
    .array(letterField.extend({ name: z.enum(standardFields) }))
    .refine(
      (fields) => standardFields.every((name) => fields.some((field) => field.name === name)),
      `must describe ${standardFields.join(", ")}`,
    )
    .meta({ description: "Those that most letters have." }),
  optional: text.meta({ title: "Beside a field that may stay empty" }),
  form: z
    .strictObject({
      you: text,
      organisation: text,
      accused: text.meta({ title: "Organisation, where the letter complains about it" }),
      happened: text,
      toLetter: text,
    })
    .meta({ title: "Parts of the form" }),
  sheet: text.meta({
    title: "Name of the sheet",
    description: "For people who have pages read out to them.",
  }),
  breadcrumb: text.meta({ title: "Short name of a letter" }),
  privacy: text.meta({ title: "About personal data" }),
  blank: text.meta({ title: "Above a letter that is filled in by hand" }),
  asleep: z.strictObject({ text, button: text }).meta({
    title: "Before it is loaded",
    description: "Where every byte hurts, in the place of the form.",
  }),
  note: sentence("date"),
  limit: sentence("section", "days").meta({ title: "Time for the answer" }),
  noLimit: text.meta({ title: "Where the Act names no days" }),
  apps: text.meta({ title: "About other apps" }),
  send: z
    .strictObject({
      print: text,
      copy: text,
      email: text,
      sms: text,
      whatsapp: text,
      keep: text,
      calendar: text,
      list: text,
    })
    .meta({ title: "Ways to send it", description: "Words of the buttons." }),
  said: z
    .strictObject({
      copied: text,
      selected: text,
      kept: text,
      notKept: text,
      clock: text,
      calendar: sentence("date"),
    })
    .meta({ title: "Said afterwards", description: "What the page says once something is done." }),
  event: sentence("organisation").meta({ title: "In the calendar" }),
  eventUnnamed: text.meta({ title: "In the calendar, without a name" }),
  alarm: text.meta({ title: "Reminder of the day before" }),
  leave: z.strictObject({ button: text, hint: text }).meta({ title: "Clear and leave" }),
  complain: text.meta({ title: "Link to the complaint" }),
});

/** Words that all letters and their pages share. */
export const getLetterForm = contentFile("site/letter-form.yaml", schema);
export type LetterForm = z.output<typeof schema>;
