import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { text } from "#schemas/reading/field.ts";

const schema = z.strictObject({
  /** Language tag of the mails, as in `<html lang>`. */
  language: text,
  newsletterConfirm: z.strictObject({
    subject: text,
    heading: text,
    opening: text,
    ask: text,
    button: text,
    expiry: text.includes("{days}", { message: "must hold {days}" }),
    otherwise: text,
    footer: text,
  }),
  newsletterAlready: z.strictObject({
    subject: text,
    heading: text,
    opening: text,
    leave: text,
    button: text,
    footer: text,
  }),
  newsletterWelcome: z.strictObject({
    subject: text,
    heading: text,
    opening: text,
    archive: text,
    button: text,
    leave: text,
    footer: text,
  }),
  newsletterIssue: z.strictObject({ online: text, leave: text, footer: text }),
});
export type EmailTexts = z.infer<typeof schema>;

/** Words of the mails that the site sends to visitors. */
export const getEmailTexts = contentFile("site/emails.yaml", schema);
