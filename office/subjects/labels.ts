import { spokenTime } from "#server/clock.ts";
import type { DonationState, MessageStatus, OutboxState } from "#server/store/schema.ts";
import type { Tone } from "../shell/view.ts";
import type { Column } from "./subject.ts";

/** What staff read in place of the codes of the store. */
const labels: Readonly<Record<string, string>> = {
  quarantined: "in quarantine",
  // Donations.
  created: "begun",
  pending: "waiting for the payment",
  expired: "never paid",
  review: "to be checked",
  reversed: "taken back",
  sandbox: "test provider",
  form: "the form was sent",
  return: "the donor came back",
  webhook: "the provider told us",
  schedule: "we asked the provider",
  office: "from the office",
  // E-mails.
  dropped: "not needed any more",
  dead: "given up",
  "contact-message": "message to us",
  "newsletter-confirm": "newsletter: please confirm",
  "newsletter-already": "newsletter: subscribed already",
  "newsletter-welcome": "newsletter: welcome",
  "newsletter-issue": "newsletter",
  "donation-receipt": "receipt to a donor",
  "donation-notice": "notice of a donation",
  pledge: "pledge",
  alert: "alert to the staff",
};

/** How the states of messages, donations and e-mails are coloured. */
export const tones: Readonly<Record<MessageStatus | DonationState | OutboxState, Tone>> = {
  new: "waiting",
  answered: "good",
  closed: "plain",
  quarantined: "bad",
  created: "plain",
  pending: "waiting",
  paid: "good",
  failed: "plain",
  expired: "plain",
  review: "bad",
  reversed: "bad",
  waiting: "waiting",
  sent: "good",
  dropped: "plain",
  dead: "bad",
};

/** Returns a code of the store in words; a code that is a plain word stays. */
export function labelOf(code: string): string {
  return Object.hasOwn(labels, code) ? (labels[code] ?? code) : code;
}

/** A column with a moment, as people say it. */
export function momentColumn<Row>(heading: string, at: (row: Row) => number): Column<Row> {
  return { heading, value: (row) => spokenTime(at(row)) };
}

/** A column with a code, in words. */
export function codeColumn<Row>(
  heading: string,
  code: (row: Row) => string,
  tone?: (row: Row) => Tone,
): Column<Row> {
  return { heading, value: (row) => labelOf(code(row)), ...(tone && { tone }) };
}
