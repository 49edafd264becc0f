import { z } from "zod";
import { headedList, link, sentence, text } from "#schemas/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

/** The words of one form field; which fields are required is decided in `app/forms/`. */
const field = z.strictObject({
  label: text,
  /** Shown beside the label of a field that may stay empty. */
  optional: text.optional(),
  hint: text.optional(),
});

export const contactPages = {
  contact: pageSchema("contact", "/contact", {
    ...opening,
    reach: z.strictObject({
      heading: text,
      location: z.strictObject({ label: text, note: text.optional() }),
      phone: z.strictObject({ label: text, note: text.optional() }),
      email: z.strictObject({ label: text, note: text.optional() }),
      waysToWorkTogether: headedList,
    }),
    form: z.strictObject({
      heading: text,
      fields: z.strictObject({
        firstName: field,
        lastName: field,
        email: field,
        organization: field,
        subject: field,
        message: field,
      }),
      privacy: text,
      privacyLink: link,
    }),
    /** What stands in the place of the form once a message has arrived. */
    sent: z.strictObject({
      heading: text,
      lead: text,
      reference: z.strictObject({ label: text, note: text }),
      next: z.strictObject({
        heading: text,
        steps: z.array(z.strictObject({ heading: text, text })).min(1),
      }),
      another: text,
    }),
    /** Subjects filled in when a button leads here with `?about=<key>`. */
    /** For a mistake in one law; it is named after `intro`, and in the subject. */
    aboutLaw: z.strictObject({ subject: sentence("law"), intro: text }),
    subjects: z.record(z.string(), text),
    newsletter: z.strictObject({ heading: text, lead: text, email: field, note: text }),
  }),
  "contact-sent": pageSchema("contact-sent", "/contact/sent", {
    ...opening,
    next: z.strictObject({ heading: text, links: z.array(link).min(1) }),
  }),
};
