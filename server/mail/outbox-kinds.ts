/** Every kind of e-mail, with its subject. */
const emails = {
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

/** Every kind of request to another service, with its subject. */
const dispatches = {
  "contact-relay": ["messageId"],
  "newsletter-relay": ["subscriberId"],
} as const;

const fields = { ...emails, ...dispatches };

export type EmailKind = keyof typeof emails;
export type DispatchKind = keyof typeof dispatches;
export type OutboxKind = EmailKind | DispatchKind;

export const dispatchKinds = Object.keys(dispatches) as DispatchKind[];

/** The requests to other services that the configuration enables, by occasion. */
export interface Dispatches {
  message?: "contact-relay";
  confirmed?: "newsletter-relay";
}

/** The subject of a kind, e.g. `{ pledgeId }`. */
export type Subject<Kind extends OutboxKind> = Readonly<
  Record<(typeof fields)[Kind][number], string>
>;

export function isDispatch(kind: OutboxKind): kind is DispatchKind {
  return Object.hasOwn(dispatches, kind);
}

/** The subject as it is stored: ids, separated by spaces. */
export function writeReference(kind: OutboxKind, subject: Readonly<Record<string, string>>) {
  return fields[kind].map((name) => subject[name]).join(" ");
}

export function readReference<Kind extends OutboxKind>(kind: Kind, reference: string) {
  const values = reference.split(" ");
  return Object.fromEntries(
    fields[kind].map((name, at) => [name, values[at] ?? ""]),
  ) as Subject<Kind>;
}
