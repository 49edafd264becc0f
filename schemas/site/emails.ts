import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { text } from "#schemas/reading/field.ts";

/** What every mail with a button says. */
const mail = z.strictObject({
  subject: text,
  heading: text,
  opening: text,
  button: text,
  footer: text,
});

const schema = z.strictObject({
  /** Language tag of the mails, as in `<html lang>`. */
  language: text,
  newsletterConfirm: mail.extend({
    ask: text,
    expiry: text.includes("{days}", { message: "must hold {days}" }),
    otherwise: text,
  }),
  newsletterAlready: mail.extend({ leave: text }),
  newsletterWelcome: mail.extend({ archive: text, leave: text }),
  newsletterIssue: z.strictObject({ online: text, leave: text, footer: text }),
});
export type EmailTexts = z.infer<typeof schema>;

/** Words of the mails that the site sends to visitors. */
export const getEmailTexts = contentFile("site/emails.yaml", schema);
