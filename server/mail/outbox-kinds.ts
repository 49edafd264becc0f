/** Every e-mail that the site writes, with what each is about. */
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

/** Everything that the site tells other services, with what each is about. */
const dispatches = {
  "contact-relay": ["messageId"],
  "newsletter-relay": ["subscriberId"],
  "listmonk-add": ["subscriberId"],
  "listmonk-unsubscribe": ["address"],
  "listmonk-erase": ["address"],
} as const;

const fields = { ...emails, ...dispatches };

export type EmailKind = keyof typeof emails;
export type DispatchKind = keyof typeof dispatches;
export type OutboxKind = EmailKind | DispatchKind;

export const dispatchKinds = Object.keys(dispatches) as DispatchKind[];

/** What the configuration wants other services to be told, by occasion. */
export interface Dispatches {
  message?: "contact-relay";
  confirmed?: "newsletter-relay" | "listmonk-add";
  unsubscribed?: "listmonk-unsubscribe" | undefined;
  erased?: "listmonk-erase" | undefined;
}

/** What an entry of a kind is about, e.g. `{ pledgeId }`. */
export type Subject<Kind extends OutboxKind> = Readonly<
  Record<(typeof fields)[Kind][number], string>
>;

/** Whether an entry holds an address itself, which it must forget once it is done. */
export function holdsAddress(kind: OutboxKind): boolean {
  return (fields[kind] as readonly string[]).includes("address");
}

/** Whether an entry goes to another service instead of a mailbox. */
export function isDispatch(kind: OutboxKind): kind is DispatchKind {
  return Object.hasOwn(dispatches, kind);
}

/** The subject as the outbox holds it: ids and addresses, with a space between two. */
export function writeReference(
  kind: OutboxKind,
  subject: Readonly<Record<string, string>>,
): string {
  return fields[kind].map((name) => subject[name]).join(" ");
}

/** Reads what `writeReference` wrote. */
export function readReference<Kind extends OutboxKind>(
  kind: Kind,
  reference: string,
): Subject<Kind> {
  const values = reference.split(" ");
  return Object.fromEntries(
    fields[kind].map((name, at) => [name, values[at] ?? ""]),
  ) as Subject<Kind>;
}
