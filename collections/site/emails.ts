import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { sentence, text } from "#collections/reading/field.ts";

/** Texts of every mail with a button. */
const mail = z.strictObject({
  subject: text.meta({ description: "{name} is the name of the organisation." }),
  heading: text,
  opening: text.meta({ title: "First sentence" }),
  button: text,
  footer: text.meta({ title: "At the foot", description: "{link} is the address of this site." }),
});

const leave = text.meta({ title: "Words before the link to unsubscribe" });

const schema = z.strictObject({
  language: text.meta({ description: "A tag such as en." }),
  newsletterConfirm: mail
    .extend({
      ask: text.meta({ title: "Words before the link" }),
      expiry: sentence("days").meta({ title: "For how long it works" }),
      otherwise: text.meta({ title: "If it was another person" }),
    })
    .meta({ title: "Asks to confirm", description: "Goes to a new subscriber." }),
  newsletterAlready: mail.extend({ leave }).meta({
    title: "Already subscribed",
    description: "Goes to a reader who subscribes again.",
  }),
  newsletterWelcome: mail
    .extend({ archive: text.meta({ title: "Words before earlier newsletters" }), leave })
    .meta({ title: "Welcome", description: "Goes to a confirmed subscriber." }),
  newsletterIssue: z
    .strictObject({
      online: text.meta({ title: "Link to the newsletter on the site" }),
      leave: text.meta({ title: "Link to unsubscribe" }),
      footer: text.meta({ title: "At the foot" }),
    })
    .meta({ title: "Around each newsletter", description: "What stands besides its own text." }),
});
export type EmailTexts = z.infer<typeof schema>;

/** Words of the mails that the site sends to visitors. */
export const getEmailTexts = contentFile("site/emails.yaml", schema);
