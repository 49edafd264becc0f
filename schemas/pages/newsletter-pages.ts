import { z } from "zod";
import { link, text, texts } from "#schemas/reading/field.ts";
import { opening, pageHead } from "./page-head.ts";

export const newsletterPage = z.strictObject({
  ...pageHead("newsletter", "/newsletter"),
  ...opening,
  card: z.strictObject({ heading: text, email: text, privacy: text, privacyLink: link }),
  receive: z.strictObject({ heading: text, paragraphs: texts, archive: link }),
});

/** What a form of the newsletter is answered with. */
const answerPage = <Id extends string, Path extends string>(id: Id, path: Path) =>
  z.strictObject({
    ...pageHead(id, path),
    ...opening,
    next: z.strictObject({ heading: text, text, links: z.array(link).min(1) }),
  });

export const newsletterCheckEmailPage = answerPage(
  "newsletter-check-email",
  "/newsletter/check-email",
);

/** One page for each state of the link in the e-mail that asks for confirmation. */
export const newsletterConfirmPage = z.strictObject({
  ...pageHead("newsletter-confirm", "/newsletter/confirm"),
  ready: z.strictObject({ ...opening, button: text, note: text }),
  confirmed: z.strictObject(opening),
  expired: z.strictObject({ ...opening, link }),
});

export const newsletterConfirmedPage = answerPage("newsletter-confirmed", "/newsletter/confirmed");

export const newsletterUnsubscribePage = z.strictObject({
  ...pageHead("newsletter-unsubscribe", "/newsletter/unsubscribe"),
  known: z.strictObject({
    ...opening,
    button: text,
    erase: z.strictObject({ label: text, hint: text }),
  }),
  unknown: z.strictObject({ ...opening, link }),
});

export const newsletterUnsubscribedPage = answerPage(
  "newsletter-unsubscribed",
  "/newsletter/unsubscribed",
);

export const newsletterErasedPage = answerPage("newsletter-erased", "/newsletter/erased");

export const newsletterArchivePage = z.strictObject({
  ...pageHead("newsletter-archive", "/newsletter/archive"),
  ...opening,
  feed: text,
  sentOn: text,
  back: text,
  empty: z.strictObject({ heading: text, text, link }),
});
