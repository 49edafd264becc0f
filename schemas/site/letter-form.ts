import { z } from "zod";
import { letterField, standardFields } from "#schemas/letters.ts";
import { contentFile } from "#schemas/reading/collection.ts";
import { sentence, text } from "#schemas/reading/field.ts";

const schema = z.strictObject({
  /** How the Act is cited. */
  act: text,
  section: text,
  sections: text,
  greeting: text,
  close: text,
  gaps: z.strictObject({ date: text, signed: text }),
  fields: z
    .array(letterField.extend({ name: z.enum(standardFields) }))
    .refine(
      (fields) => standardFields.every((name) => fields.some((field) => field.name === name)),
      `must describe ${standardFields.join(", ")}`,
    ),
  optional: text,
  form: z.strictObject({
    you: text,
    organisation: text,
    /** In the place of `organisation` where the letter complains about it. */
    accused: text,
    happened: text,
    toLetter: text,
  }),
  /** Names the sheet for screen readers. */
  sheet: text,
  /** Name of a letter in breadcrumbs. */
  breadcrumb: text,
  privacy: text,
  /** Said above the letter that is filled in by hand. */
  blank: text,
  /** Shown where every byte hurts, in the place of the form. */
  asleep: z.strictObject({ text, button: text }),
  note: sentence("date"),
  limit: sentence("section", "days"),
  noLimit: text,
  apps: text,
  send: z.strictObject({
    print: text,
    copy: text,
    email: text,
    sms: text,
    whatsapp: text,
    keep: text,
    calendar: text,
    list: text,
  }),
  said: z.strictObject({
    copied: text,
    selected: text,
    kept: text,
    notKept: text,
    clock: text,
    calendar: sentence("date"),
  }),
  event: sentence("organisation"),
  eventUnnamed: text,
  alarm: text,
  leave: z.strictObject({ button: text, hint: text }),
  complain: text,
});

/** Words that all letters and their pages share. */
export const getLetterForm = contentFile("site/letter-form.yaml", schema);
export type LetterForm = z.output<typeof schema>;
