import { z } from "zod";
import { link, text, texts } from "#schemas/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

/** What a form of the newsletter is answered with. */
const answerPage = <Id extends string, Path extends string>(id: Id, path: Path) =>
  pageSchema(id, path, {
    ...opening,
    next: z.strictObject({ heading: text, text, links: z.array(link).min(1) }),
  });

export const newsletterPages = {
  newsletter: pageSchema("newsletter", "/newsletter", {
    ...opening,
    card: z.strictObject({ heading: text, email: text, privacy: text, privacyLink: link }),
    receive: z.strictObject({ heading: text, paragraphs: texts, archive: link }),
  }),
  "newsletter-check-email": answerPage("newsletter-check-email", "/newsletter/check-email"),
  /** One page for each state of the link in the e-mail that asks for confirmation. */
  "newsletter-confirm": pageSchema("newsletter-confirm", "/newsletter/confirm", {
    ready: z.strictObject({ ...opening, button: text, note: text }),
    confirmed: z.strictObject(opening),
    expired: z.strictObject({ ...opening, link }),
  }),
  "newsletter-confirmed": answerPage("newsletter-confirmed", "/newsletter/confirmed"),
  "newsletter-unsubscribe": pageSchema("newsletter-unsubscribe", "/newsletter/unsubscribe", {
    known: z.strictObject({
      ...opening,
      button: text,
      erase: z.strictObject({ label: text, hint: text }),
    }),
    unknown: z.strictObject({ ...opening, link }),
  }),
  "newsletter-unsubscribed": answerPage("newsletter-unsubscribed", "/newsletter/unsubscribed"),
  "newsletter-erased": answerPage("newsletter-erased", "/newsletter/erased"),
  "newsletter-archive": pageSchema("newsletter-archive", "/newsletter/archive", {
    ...opening,
    feed: text,
    sentOn: text,
    back: text,
    empty: z.strictObject({ heading: text, text, link }),
  }),
};
