import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { letterField, standardFields } from "#collections/letters/letters.ts";
import { sentence, text } from "#collections/reading/field.ts";
import { field, group, textFields } from "#collections/reading/form.ts";
import { letterPath } from "#collections/rights/rights.ts";

const schema = z.strictObject({
  act: field(text, "The Act", "As it is cited."),
  section: field(text, "Before one section"),
  sections: field(text, "Before several sections"),
  greeting: text,
  close: field(text, "Last words of the letter"),
  gaps: group("Under the ruled lines", { date: text, signed: text }),
  fields: z
    .array(letterField.extend({ name: z.enum(standardFields) }))
    .refine(
      (fields) => standardFields.every((name) => fields.some((field) => field.name === name)),
      `must describe ${standardFields.join(", ")}`,
    )
    .meta({ description: "Those that most letters have." }),
  optional: field(text, "Beside a field that may stay empty"),
  form: group("Parts of the form", {
    you: text,
    organisation: text,
    accused: field(text, "Organisation, where the letter complains about it"),
    happened: text,
    toLetter: text,
  }),
  sheet: field(text, "Name of the sheet", "For people who have pages read out to them."),
  breadcrumb: field(text, "Short name of a letter"),
  privacy: field(text, "About personal data"),
  blank: field(text, "Above a letter that is filled in by hand"),
  asleep: group("Before it is loaded", "Where every byte hurts, in the place of the form.", {
    text,
    button: text,
  }),
  note: sentence("date"),
  limit: field(sentence("section", "days"), "Time for the answer"),
  noLimit: field(text, "Where the Act names no days"),
  apps: field(text, "About other apps"),
  send: group("Ways to send it", "Words of the buttons.", {
    ...textFields("print copy email sms whatsapp keep list"),
  }),
  said: group("Said afterwards", "What the page says once something is done.", {
    ...textFields("copied selected kept notKept clock"),
  }),
  leave: group("Clear and leave", { button: text, hint: text }),
  complain: field(text, "Link to the complaint"),
});

/** Words that all letters and their pages share. */
export const getLetterForm = contentFile("site/letter-form.yaml", schema, letterPath("access"));
export type LetterForm = z.output<typeof schema>;
