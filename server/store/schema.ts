import type { Generated, Selectable } from "kysely";
import type { EmailAddress } from "#app/forms/email-address.ts";
import type { PhoneNumber } from "#app/forms/phone-number.ts";
import type { Shillings } from "#app/forms/shillings.ts";
import type { AlertKind } from "#server/alerts/alert-kinds.ts";
import type { EmailKind } from "#server/mail/outbox-kinds.ts";

export type MessageStatus = "new" | "answered" | "closed" | "quarantined";

/** `dropped`: its subject was deleted. `dead`: failed permanently. */
export type OutboxState = "waiting" | "sent" | "dropped" | "dead";

export type SubscriberStatus = "pending" | "confirmed" | "unsubscribed" | "bounced" | "quarantined";

/**
 * `created`: stored; the provider was not asked or has not answered. `pending`: the provider has an order.
 * `review`: the provider reports a payment that does not match; staff decide.
 */
export const donationStates = [
  "created",
  "pending",
  "paid",
  "failed",
  "expired",
  "review",
  "reversed",
] as const;

export type DonationState = (typeof donationStates)[number];

export type DonationCause = "form" | "return" | "webhook" | "schedule" | "office";

type PledgeStatus = "new" | "answered" | "received" | "closed" | "quarantined";

/**
 * Tables as `schema.sql` creates them. Moments are milliseconds since 1970. A change here needs the same change there,
 * and a store that was made before is refused (docs/how-to/update-and-roll-back.md).
 */
export interface Schema {
  /** One row: with which schema the store was made, and where it lay when it was last opened. */
  store_schema: {
    mark: string;
    home: string;
  };
  contact_messages: {
    id: string;
    received_at: number;
    status: MessageStatus;
    /** The sender, for queries. */
    email: EmailAddress;
    /** All fields of the form by name, as JSON. */
    fields: string;
    /** Path of the page with the form; empty when unknown. */
    source_page: string;
    /** When staff last set the status. */
    marked_at: number | null;
    /** Name of the sign-in of who set it. */
    marked_by: string | null;
    /** When staff last marked it as answered, and who; it stays when it is closed after that. */
    answered_at: number | null;
    answered_by: string | null;
    /** When staff called it spam; other items are not deleted as spam. */
    seen_at: number | null;
  };
  /** Submissions, so that none is stored twice. */
  submissions: {
    /** Form and idempotency key, or form and content hash. */
    guard: string;
    content_hash: string;
    /** Id of the stored row. */
    reference: string;
    received_at: number;
  };
  outbox: {
    id: string;
    kind: EmailKind;
    /** Its subject; see `writeReference`. */
    reference: string;
    state: OutboxState;
    created_at: number;
    /** Not due before this time; claiming the row postpones it. */
    due_at: number;
    /** Number of attempts; also tells two holders of the same row apart. */
    attempts: number;
    /** Whether a worker has it: `ended` when it did not say what came of it in time; see `claimDueRow`. */
    claim: Generated<"none" | "held" | "ended">;
    refusals: Generated<number>;
    /** Attempts without an acknowledgement. */
    unacknowledged: Generated<number>;
    sent_at: number | null;
    /** Why the last attempt failed, without addresses. */
    last_error: string | null;
    /** Its group, e.g. the id of a newsletter issue. */
    batch: string | null;
  };
  /** Groups of e-mails that wait until the mail server takes one again, or until staff decide. */
  mail_holds: {
    /** As `outbox.batch`. */
    batch: string;
    since: number;
    /** `refused`: the mail server refuses us. `missing`: too many of its addresses do not exist. */
    reason: "refused" | "missing";
    /** The latest answer of the mail server, without addresses. */
    answer: string;
    /** When one e-mail is tried again; null for none before staff decide. */
    probe_at: number | null;
  };
  /** Readers whose mailbox does not exist by what a mail server said, until they are struck off or kept. */
  missing_mailboxes: {
    subscriber_id: string;
    /** As `outbox.batch`, or `returned` for mails that came back. */
    batch: string;
    noticed_at: number;
    /** What the mail server said, without addresses. */
    answer: string;
  };
  /** Addresses for the newsletter, with the evidence of consent. */
  subscribers: {
    id: string;
    address: EmailAddress;
    status: SubscriberStatus;
    created_at: number;
    consent_at: number;
    /** Version of the words beside the form; see `ConsentWordings`. */
    consent_wording: string;
    source_page: string;
    confirmed_at: number | null;
    left_at: number | null;
    /** When we last wrote about signing up; 0 for never. */
    last_email_at: number;
    /** When staff first saw it in quarantine. */
    seen_at: number | null;
  };
  consent_wordings: {
    version: string;
    wording: string;
    first_used_at: number;
  };
  /** Links of confirmation e-mails, with the consent that each would confirm. */
  confirmation_links: {
    id: string;
    token_hash: string;
    subscriber_id: string;
    consent_at: number;
    consent_wording: string;
    source_page: string;
    expires_at: number;
    used_at: number | null;
  };
  /** Addresses that must not be written to. */
  suppressions: {
    /** Keyed hash that cannot be reversed. */
    address_hash: string;
    reason: "left" | "erased" | "bounced";
    since: number;
  };
  /** How many e-mails about signing up a mailbox received. */
  mailbox_allowances: {
    /** Keyed hash that cannot be reversed. */
    mailbox_hash: string;
    emails: number;
    /** Start of the period that `emails` counts. */
    emails_since: number;
    last_email_at: number;
  };
  newsletter_issues: {
    id: string;
    /** Last part of its address in the archive. */
    slug: string;
    subject: string;
    summary: string;
    body: string;
    started_at: number;
    /** Confirmed subscribers at the start. */
    recipients: number;
    /** How many of them have an e-mail in the outbox. */
    queued: number;
    /** The last of these, by id; empty before the first. */
    last_subscriber: string;
    finished_at: number | null;
    /** Counts of its e-mails whose notes in the outbox were deleted, by state. */
    past_sent: Generated<number>;
    past_dropped: Generated<number>;
    past_dead: Generated<number>;
    /** How many of its readers were struck off because their mailbox does not exist. */
    struck_off: Generated<number>;
  };
  alerts: {
    kind: AlertKind;
    /** The latest of its kind, without personal data. */
    sentence: string;
    raised_at: number;
    /** When the last e-mail about this kind was enqueued. */
    mailed_at: number | null;
  };
  /** When something last succeeded. */
  milestones: {
    /**
     * `clock`: the clock was plausible; `behind-from` and `behind-to`: it went back and showed such times, and staff
     * have not confirmed it since; `snapshot`: the store was copied for a backup; `backup`: that
     * was completed and checked; `restored`: a backup became the store.
     */
    name: "clock" | "behind-from" | "behind-to" | "snapshot" | "backup" | "restored";
    at: number;
  };
  /** Token buckets that several servers share; one server alone counts in memory. */
  rate_limits: {
    /** Keyed hash of the limiter and the sender. */
    bucket_hash: string;
    /** A thousand for each allowed form. */
    thousandths: number;
    at: number;
  };

  /** One row for each attempt to pay. */
  donations: {
    id: string;
    /** 128 random bits, for the address of the thanks page. */
    view_token: string;
    /** Our name for this attempt at the provider; never reused. */
    reference: string;
    submission_key: string | null;
    state: DonationState;
    amount: Shillings;
    currency: "UGX";
    /** Empty when left out, as the next two. */
    donor_name: string;
    donor_email: EmailAddress | "";
    donor_phone: PhoneNumber | "";
    provider: string;
    provider_order: string | null;
    provider_transaction: string | null;
    payment_method: string | null;
    checkout_url: string | null;
    created_at: number;
    changed_at: number;
    paid_at: number | null;
    /** When to ask the provider next; null for no further check. */
    check_at: number | null;
    /** Number of scheduled checks. */
    checks: number;
    /** When the provider could not be brought to open a payment page, for whatever reason but the amount. */
    start_failed_at: Generated<number | null>;
    /** When the provider last said how it stands. */
    answered_at: Generated<number | null>;
    /** Since when it says nothing; null while it answers, and once the donation is settled. */
    unanswered_since: Generated<number | null>;
    receipt_number: number | null;
    receipt_token: string | null;
  };
  /** The audit log of donations. */
  donation_events: {
    id: string;
    donation_id: string;
    /** 1, 2, 3 … for each donation. */
    step: number;
    at: number;
    from_state: DonationState | null;
    to_state: DonationState;
    cause: DonationCause;
    /** A sentence for staff, without personal data. */
    detail: string;
  };
  payment_webhooks: {
    id: string;
    provider: string;
    content_hash: string;
    donation_id: string;
    body: string;
    first_at: number;
    last_at: number;
    /** How often the same webhook came. */
    times: number;
  };
  /** The last receipt numbers used. Those of test payments are negative. */
  receipt_counter: {
    kind: "donation" | "test";
    last_number: number;
  };
  /** Payments for donations that were paid already, to be refunded. */
  second_payments: {
    id: string;
    donation_id: string;
    provider_transaction: string;
    /** As the provider wrote them. */
    amount: string;
    currency: string;
    noticed_at: number;
    refunded_at: number | null;
  };
  /** Donations promised while online payment was not open. */
  pledges: {
    id: string;
    received_at: number;
    status: PledgeStatus;
    amount: Shillings;
    donor_name: string;
    donor_email: EmailAddress | "";
    donor_phone: PhoneNumber | "";
    /** When staff first saw it in quarantine. */
    seen_at: number | null;
  };
  sandbox_orders: {
    id: string;
    reference: string;
    amount: Shillings;
    return_url: string;
    cancel_url: string;
    /** A name from `sandbox-provider.ts`; null until one is chosen. */
    outcome: string | null;
    settles_at: number | null;
    transaction_id: string;
  };
}

export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
