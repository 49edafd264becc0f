/** Every kind of e-mail, with its subject. */
const fields = {
  "contact-message": ["messageId"],
  "newsletter-confirm": ["linkId"],
  "newsletter-already": ["subscriberId"],
  "newsletter-welcome": ["subscriberId"],
  "newsletter-issue": ["issueId", "subscriberId"],
  "donation-receipt": ["donationId"],
  "donation-notice": ["donationId"],
  pledge: ["pledgeId"],
  alert: ["alertKind"],
} as const;

export type EmailKind = keyof typeof fields;

/** The subject of a kind, e.g. `{ pledgeId }`. */
export type Subject<Kind extends EmailKind> = Readonly<
  Record<(typeof fields)[Kind][number], string>
>;

/** The subject as it is stored: ids, separated by spaces. */
export function writeReference(kind: EmailKind, subject: Readonly<Record<string, string>>) {
  return fields[kind].map((name) => subject[name]).join(" ");
}

export function readReference<Kind extends EmailKind>(kind: Kind, reference: string) {
  const values = reference.split(" ");
  return Object.fromEntries(
    fields[kind].map((name, at) => [name, values[at] ?? ""]),
  ) as Subject<Kind>;
}
