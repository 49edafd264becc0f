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

/** Messages of the contact form. */
export interface ContactMessages {
  id: string;
  received_at: number;
  status: MessageStatus;
  /** Whom it is from, for looking up. */
  email: string;
  /** All fields of the form by name, as JSON. */
  fields: string;
  /** Path of the page that held the form; empty when unknown. */
  source_page: string;
  /** When somebody at the desk last set the status. */
  marked_at: number | null;
  /** When the desk first showed it in quarantine; what nobody has seen is not deleted as spam. */
  seen_at: number | null;
}

export type MessageStatus = "new" | "answered" | "closed" | "quarantined";

/** Allowances that several servers share; a server alone counts in memory. */
export interface RateLimits {
  /** By a keyed hash of the limit and of whom it holds for. */
  bucket_hash: string;
  /** A thousand for each form that may come. */
  thousandths: number;
  at: number;
}

/** Guards against keeping one submission twice. */
export interface Submissions {
  /** Form and idempotency key, or form and content hash. */
  guard: string;
  content_hash: string;
  /** Id of the row that was kept. */
  reference: string;
  received_at: number;
}

/** Outgoing mail. */
export interface Outbox {
  id: string;
  kind: OutboxKind;
  /** What it is about; see `writeReference`. */
  reference: string;
  state: OutboxState;
  created_at: number;
  /** Nobody may try before; whoever takes the row moves it ahead. */
  due_at: number;
  /** How often sending was begun; also tells two holders of the same row apart. */
  attempts: number;
  /** How often somebody answered and did not take it. */
  refusals: Generated<number>;
  /** How often nobody said whether it was taken. */
  unacknowledged: Generated<number>;
  sent_at: number | null;
  /** Why the last attempt failed, without mail addresses. */
  last_error: string | null;
  /** What it belongs to, e.g. the id of a newsletter issue. */
  batch: string | null;
}

/** `dropped`: what it was about is gone. `dead`: given up after too many attempts. */
export type OutboxState = "waiting" | "sent" | "dropped" | "dead";

/** Addresses of the newsletter, with the evidence of their consent. */
export interface Subscribers {
  id: string;
  /** As it was typed. */
  address: string;
  /** In the form that tells addresses apart; see `addressKey`. */
  address_key: string;
  status: SubscriberStatus;
  created_at: number;
  consent_at: number;
  /** Version of the words beside the form; see `ConsentWordings`. */
  consent_wording: string;
  source_page: string;
  confirmed_at: number | null;
  left_at: number | null;
  /** When we last wrote about signing up; 0 when never. */
  last_email_at: number;
  /** When the desk first showed it in quarantine. */
  seen_at: number | null;
}

export type SubscriberStatus = "pending" | "confirmed" | "unsubscribed" | "bounced" | "quarantined";

export interface ConsentWordings {
  version: string;
  wording: string;
  first_used_at: number;
}

/** Links of the e-mails that ask for confirmation, with the consent that each would confirm. */
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
  /** Keyed hash; cannot be turned back into the address. */
  address_hash: string;
  reason: "left" | "erased" | "bounced";
  since: number;
}

/** How many e-mails about signing up a mailbox got, however its address was spelt. */
export interface MailboxAllowances {
  /** Keyed hash; cannot be turned back into the address. */
  mailbox_hash: string;
  emails: number;
  /** When the period that `emails` counts began. */
  emails_since: number;
  last_email_at: number;
}

/** Newsletters that were sent or are being sent. */
export interface NewsletterIssues {
  id: string;
  /** Last part of its address in the archive. */
  slug: string;
  subject: string;
  summary: string;
  /** Markdown. */
  body: string;
  started_at: number;
  /** Confirmed subscribers when it was started. */
  recipients: number;
  /** How many of them have an e-mail in the outbox. */
  queued: number;
  /** The last of these, by id; empty before the first. */
  last_subscriber: string;
  finished_at: number | null;
}

/** What staff were told about; one row for each kind. */
export interface Alerts {
  kind: AlertKind;
  /** The latest of its kind; never personal data. */
  sentence: string;
  raised_at: number;
  /** When the last e-mail about this kind was ordered. */
  mailed_at: number | null;
}

/** When something last went well. */
export interface Milestones {
  /** `clock`: the clock could be believed; `backup`: a backup was made and tried. */
  name: "clock" | "backup";
  at: number;
}

export type { DonationState, PledgeStatus } from "./donation-schema.ts";
