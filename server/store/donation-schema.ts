import type { DonationFrequency } from "#app/forms/donation-form.ts";
import type { Shillings } from "#app/forms/shillings.ts";

/** The tables about donations. */
export interface DonationSchema {
  donations: Donations;
  donation_events: DonationEvents;
  payment_webhooks: PaymentWebhooks;
  receipt_counter: ReceiptCounter;
  second_payments: SecondPayments;
  pledges: Pledges;
  sandbox_orders: SandboxOrders;
}

/**
 * `created`: kept, the provider not yet asked or without an answer. `pending`: the provider has an
 * order. `review`: the provider reports a payment that does not match; people decide.
 */
export type DonationState =
  | "created"
  | "pending"
  | "paid"
  | "failed"
  | "expired"
  | "review"
  | "reversed";

/** Donations; one row for each attempt to pay. */
export interface Donations {
  id: string;
  /** 128 random bits; stands in the address of the thanks page. */
  view_token: string;
  /** What the provider calls this attempt; never used twice. */
  reference: string;
  submission_key: string | null;
  /** Reference of the first donation of a monthly series. */
  series: string | null;
  state: DonationState;
  frequency: DonationFrequency;
  amount: Shillings;
  currency: "UGX";
  /** Empty when it was left out; so are the next two. */
  donor_name: string;
  donor_email: string;
  donor_phone: string;
  provider: string;
  provider_order: string | null;
  provider_transaction: string | null;
  payment_method: string | null;
  checkout_url: string | null;
  created_at: number;
  changed_at: number;
  paid_at: number | null;
  /** When to ask the provider next; null when we no longer ask of ourselves. */
  check_at: number | null;
  /** How often we asked by the schedule. */
  checks: number;
  receipt_number: number | null;
  receipt_token: string | null;
}

/** What made us look at a donation. */
export type DonationCause = "form" | "return" | "webhook" | "schedule" | "desk";

/** The audit log. */
interface DonationEvents {
  id: string;
  donation_id: string;
  /** 1, 2, 3 … for each donation. */
  step: number;
  at: number;
  from_state: DonationState | null;
  to_state: DonationState;
  cause: DonationCause;
  /** A sentence for staff; never personal data. */
  detail: string;
}

/** What providers sent by themselves. */
interface PaymentWebhooks {
  id: string;
  provider: string;
  content_hash: string;
  donation_id: string;
  body: string;
  first_at: number;
  last_at: number;
  /** How often the very same thing came. */
  times: number;
}

/** The last receipt numbers given out. Those of test payments are negative. */
interface ReceiptCounter {
  kind: "donation" | "test";
  last_number: number;
}

/** Payments for donations that were paid already. */
interface SecondPayments {
  id: string;
  donation_id: string;
  provider_transaction: string;
  /** As the provider wrote them. */
  amount: string;
  currency: string;
  noticed_at: number;
  /** When the desk was told that it was given back. */
  refunded_at: number | null;
}

export type PledgeStatus = "new" | "answered" | "received" | "closed" | "quarantined";

/** Donations that people promised while online payment was not open. */
interface Pledges {
  id: string;
  received_at: number;
  status: PledgeStatus;
  amount: Shillings;
  donor_name: string;
  donor_email: string;
  donor_phone: string;
  /** When the desk first showed it in quarantine. */
  seen_at: number | null;
}

/** Orders of the built-in payment sandbox. */
export interface SandboxOrders {
  id: string;
  reference: string;
  amount: Shillings;
  return_url: string;
  cancel_url: string;
  /** A name from `sandbox-outcomes.ts`; null while nothing is chosen. */
  outcome: string | null;
  settles_at: number | null;
  transaction_id: string;
}
