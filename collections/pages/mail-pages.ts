import { z } from "zod";
import { link, links } from "#collections/reading/blocks.ts";
import { text, texts } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";
import { opening, page, pageSchema } from "./page-schema.ts";

/** Stands below the answer to a form. */
const next = group("Where to go on", { heading: text, text, links });
/** The newsletter: its form, and the pages behind links in e-mails. */
export const mailPages = {
  newsletter: page("newsletter", "/newsletter", {
    card: group("Form", {
      heading: text,
      email: field(text, "Label of the field"),
      privacy: field(text, "About personal data"),
      elsewhere: text.meta({
        title: "The same where a form service takes the address",
        description: "As on a host that hands out files only.",
      }),
      privacyLink: field(link, "Link behind it"),
    }),
    receive: group("What readers get", {
      heading: text,
      paragraphs: texts,
      archive: field(link, "Link to earlier newsletters"),
    }),
  }),
  "newsletter-check-email": page("newsletter-check-email", "/newsletter/check-email", { next }),
  /** One page for each state of the link in the e-mail that asks for confirmation. */
  "newsletter-confirm": pageSchema("newsletter-confirm", "/newsletter/confirm", {
    ready: group("While the link works", { ...opening, button: text, note: text }),
    confirmed: field(z.strictObject(opening), "When it was used before"),
  }),
  "newsletter-confirmed": page("newsletter-confirmed", "/newsletter/confirmed", { next }),
  "newsletter-unsubscribe": pageSchema("newsletter-unsubscribe", "/newsletter/unsubscribe", {
    known: group("For an address that we have", {
      ...opening,
      button: text,
      erase: group("Choice to be forgotten altogether", { label: text, hint: text }),
    }),
    unknown: group("For a link that we do not know", { ...opening, link }),
  }),
  "newsletter-unsubscribed": page("newsletter-unsubscribed", "/newsletter/unsubscribed", { next }),
  "newsletter-erased": page("newsletter-erased", "/newsletter/erased", { next }),
  "newsletter-archive": page("newsletter-archive", "/newsletter/archive", {
    feed: field(text, "Link to the feed"),
    sentOn: field(text, "Before the day of a newsletter"),
    back: field(text, "Link back to all of them"),
    empty: group("While there is none yet", { heading: text, text, link }),
  }),
};
