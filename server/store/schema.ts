import type { Generated } from "kysely";
import type { AlertKind } from "#server/alerts/alert-kinds.ts";
import type { OutboxKind } from "#server/mail/outbox-kinds.ts";
import type { DonationSchema } from "./donation-schema.ts";

/**
 * Tables as the migrations create them. Moments are milliseconds since 1970.
 * A change here needs a new file in `migrations/`. Never edit a migration that a deployed store has run.
 */
export interface Schema extends DonationSchema {
  contact_messages: ContactMessages;
  submissions: Submissions;
  outbox: Outbox;
  subscribers: Subscribers;
  consent_wordings: ConsentWordings;
  confirmation_links: ConfirmationLinks;
  suppressions: Suppressions;
  mailbox_allowances: MailboxAllowances;
  newsletter_issues: NewsletterIssues;
  alerts: Alerts;
  milestones: Milestones;
  rate_limits: RateLimits;
}

export interface ContactMessages {
  id: string;
  received_at: number;
  status: MessageStatus;
  /** The sender, for queries. */
  email: string;
  /** All fields of the form by name, as JSON. */
  fields: string;
  /** Path of the page with the form; empty when unknown. */
  source_page: string;
  /** When staff last set the status. */
  marked_at: number | null;
  /** When staff first saw it in quarantine; unseen items are not deleted as spam. */
  seen_at: number | null;
}

export type MessageStatus = "new" | "answered" | "closed" | "quarantined";

/** Token buckets that several servers share; one server alone counts in memory. */
export interface RateLimits {
  /** Keyed hash of the limiter and the sender. */
  bucket_hash: string;
  /** A thousand for each allowed form. */
  thousandths: number;
  at: number;
}

/** Submissions, so that none is stored twice. */
export interface Submissions {
  /** Form and idempotency key, or form and content hash. */
  guard: string;
  content_hash: string;
  /** Id of the stored row. */
  reference: string;
  received_at: number;
}

export interface Outbox {
  id: string;
  kind: OutboxKind;
  /** Its subject; see `writeReference`. */
  reference: string;
  state: OutboxState;
  created_at: number;
  /** Not due before this time; claiming the row postpones it. */
  due_at: number;
  /** Number of attempts; also tells two holders of the same row apart. */
  attempts: number;
  /** Attempts that were refused. */
  refusals: Generated<number>;
  /** Attempts without an acknowledgement. */
  unacknowledged: Generated<number>;
  sent_at: number | null;
  /** Why the last attempt failed, without addresses. */
  last_error: string | null;
  /** Its group, e.g. the id of a newsletter issue. */
  batch: string | null;
}

/** `dropped`: its subject was deleted. `dead`: failed permanently. */
export type OutboxState = "waiting" | "sent" | "dropped" | "dead";

/** Addresses of the newsletter, with the evidence of consent. */
export interface Subscribers {
  id: string;
  /** As typed. */
  address: string;
  /** Normalised for comparison; see `addressKey`. */
  address_key: string;
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
}

export type SubscriberStatus = "pending" | "confirmed" | "unsubscribed" | "bounced" | "quarantined";

export interface ConsentWordings {
  version: string;
  wording: string;
  first_used_at: number;
}

/** Links of confirmation e-mails, with the consent that each would confirm. */
export interface ConfirmationLinks {
  id: string;
  token_hash: string;
  subscriber_id: string;
  consent_at: number;
  consent_wording: string;
  source_page: string;
  expires_at: number;
  used_at: number | null;
}

/** Addresses that must not be written to. */
export interface Suppressions {
  /** Keyed hash that cannot be reversed. */
  address_hash: string;
  reason: "left" | "erased" | "bounced";
  since: number;
}

/** How many e-mails about signing up a mailbox received. */
export interface MailboxAllowances {
  /** Keyed hash that cannot be reversed. */
  mailbox_hash: string;
  emails: number;
  /** Start of the period that `emails` counts. */
  emails_since: number;
  last_email_at: number;
}

export interface NewsletterIssues {
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
}

/** Alerts, one row for each kind. */
export interface Alerts {
  kind: AlertKind;
  /** The latest of its kind, without personal data. */
  sentence: string;
  raised_at: number;
  /** When the last e-mail about this kind was enqueued. */
  mailed_at: number | null;
}

/** When something last succeeded. */
export interface Milestones {
  /** `clock`: the clock was plausible; `backup`: a backup was made and verified. */
  name: "clock" | "backup";
  at: number;
}

export type { DonationState, PledgeStatus } from "./donation-schema.ts";
