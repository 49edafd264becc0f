import { z } from "zod";
import { link, text, texts } from "../field.ts";
import { opening, pageHead } from "./page-head.ts";

export const newsletterPage = z.strictObject({
  ...pageHead("newsletter", "/newsletter"),
  ...opening,
  card: z.strictObject({ heading: text, email: text, privacy: text, privacyLink: link }),
  receive: z.strictObject({ heading: text, paragraphs: texts, archive: link }),
});

const next = z.strictObject({ heading: text, text, links: z.array(link).min(1) });

export const newsletterCheckEmailPage = z.strictObject({
  ...pageHead("newsletter-check-email", "/newsletter/check-email"),
  ...opening,
  next,
});

/** One page for each state of the link in the letter that asks for confirmation. */
export const newsletterConfirmPage = z.strictObject({
  ...pageHead("newsletter-confirm", "/newsletter/confirm"),
  ready: z.strictObject({ ...opening, button: text, note: text }),
  confirmed: z.strictObject(opening),
  expired: z.strictObject({ ...opening, link }),
});

export const newsletterConfirmedPage = z.strictObject({
  ...pageHead("newsletter-confirmed", "/newsletter/confirmed"),
  ...opening,
  next,
});

export const newsletterUnsubscribePage = z.strictObject({
  ...pageHead("newsletter-unsubscribe", "/newsletter/unsubscribe"),
  known: z.strictObject({
    ...opening,
    button: text,
    erase: z.strictObject({ label: text, hint: text }),
  }),
  unknown: z.strictObject({ ...opening, link }),
});

export const newsletterUnsubscribedPage = z.strictObject({
  ...pageHead("newsletter-unsubscribed", "/newsletter/unsubscribed"),
  ...opening,
  next,
});

export const newsletterErasedPage = z.strictObject({
  ...pageHead("newsletter-erased", "/newsletter/erased"),
  ...opening,
  next,
});

export const newsletterArchivePage = z.strictObject({
  ...pageHead("newsletter-archive", "/newsletter/archive"),
  ...opening,
  feed: text,
  sentOn: text,
  back: text,
  empty: z.strictObject({ heading: text, text, link }),
});
