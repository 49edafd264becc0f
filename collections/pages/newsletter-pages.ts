import { z } from "zod";
import { link, links, text, texts } from "#collections/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

/** What a form of the newsletter is answered with. */
const answerPage = <Id extends string, Path extends string>(id: Id, path: Path) =>
  pageSchema(id, path, {
    ...opening,
    next: z.strictObject({ heading: text, text, links }).meta({ title: "Where to go on" }),
  });

export const newsletterPages = {
  newsletter: pageSchema("newsletter", "/newsletter", {
    ...opening,
    card: z
      .strictObject({
        heading: text,
        email: text.meta({ title: "Label of the field" }),
        privacy: text.meta({ title: "About personal data" }),
        elsewhere: text.meta({
          title: "The same where a form service takes the address",
          description: "As on a host that hands out files only.",
        }),
        privacyLink: link.meta({ title: "Link behind it" }),
      })
      .meta({ title: "Form" }),
    receive: z
      .strictObject({
        heading: text,
        paragraphs: texts,
        archive: link.meta({ title: "Link to earlier newsletters" }),
      })
      .meta({ title: "What readers get" }),
  }),
  "newsletter-check-email": answerPage("newsletter-check-email", "/newsletter/check-email"),
  /** One page for each state of the link in the e-mail that asks for confirmation. */
  "newsletter-confirm": pageSchema("newsletter-confirm", "/newsletter/confirm", {
    ready: z
      .strictObject({ ...opening, button: text, note: text })
      .meta({ title: "While the link works" }),
    confirmed: z.strictObject(opening).meta({ title: "When it was used before" }),
    expired: z.strictObject({ ...opening, link }).meta({ title: "When the link works no longer" }),
  }),
  "newsletter-confirmed": answerPage("newsletter-confirmed", "/newsletter/confirmed"),
  "newsletter-unsubscribe": pageSchema("newsletter-unsubscribe", "/newsletter/unsubscribe", {
    known: z
      .strictObject({
        ...opening,
        button: text,
        erase: z
          .strictObject({ label: text, hint: text })
          .meta({ title: "Choice to be forgotten altogether" }),
      })
      .meta({ title: "For an address that we have" }),
    unknown: z.strictObject({ ...opening, link }).meta({ title: "For a link that we do not know" }),
  }),
  "newsletter-unsubscribed": answerPage("newsletter-unsubscribed", "/newsletter/unsubscribed"),
  "newsletter-erased": answerPage("newsletter-erased", "/newsletter/erased"),
  "newsletter-archive": pageSchema("newsletter-archive", "/newsletter/archive", {
    ...opening,
    feed: text.meta({ title: "Link to the feed" }),
    sentOn: text.meta({ title: "Before the day of a newsletter" }),
    back: text.meta({ title: "Link back to all of them" }),
    empty: z.strictObject({ heading: text, text, link }).meta({ title: "While there is none yet" }),
  }),
};
