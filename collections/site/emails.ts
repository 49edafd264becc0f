import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { sentence, text } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";

/** Texts of every mail with a button. */
const mail = z.strictObject({
  subject: text.meta({ description: "{name} is the name of the organisation." }),
  heading: text,
  opening: field(text, "First sentence"),
  button: text,
  footer: field(text, "At the foot", "{link} is the address of this site."),
});

/** To a reader who is subscribed. */
const toReader = mail.extend({
  archive: field(text, "Words before earlier newsletters"),
  leave: field(text, "Link to unsubscribe"),
});

const schema = z.strictObject({
  language: text.meta({ description: "A tag such as en." }),
  newsletterConfirm: mail
    .extend({
      ask: field(text, "Words before the link"),
      expiry: field(sentence("days"), "For how long it works"),
      otherwise: field(text, "If it was another person"),
    })
    .meta({ title: "Asks to confirm", description: "Goes to a new subscriber." }),
  newsletterAlready: toReader.meta({
    title: "Already subscribed",
    description: "Goes to a reader who subscribes again.",
  }),
  newsletterWelcome: toReader.meta({
    title: "Welcome",
    description: "Goes to a confirmed subscriber.",
  }),
  newsletterIssue: group("Around each newsletter", "What stands besides its own text.", {
    online: field(text, "Link to the newsletter on the site"),
    leave: field(text, "Link to unsubscribe"),
    footer: field(text, "At the foot"),
  }),
});
export type EmailTexts = z.infer<typeof schema>;

export const getEmailTexts = contentFile("site/emails.yaml", schema);
