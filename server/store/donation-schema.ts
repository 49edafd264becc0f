import type { DonationFrequency } from "#app/forms/donation-form.ts";
import type { Shillings } from "#app/forms/shillings.ts";

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
 * `created`: stored; the provider was not asked or has not answered. `pending`: the provider has an order.
 * `review`: the provider reports a payment that does not match; staff decide.
 */
export type DonationState =
  | "created"
  | "pending"
  | "paid"
  | "failed"
  | "expired"
  | "review"
  | "reversed";

/** One row for each attempt to pay. */
export interface Donations {
  id: string;
  /** 128 random bits, for the address of the thanks page. */
  view_token: string;
  /** Our name for this attempt at the provider; never reused. */
  reference: string;
  submission_key: string | null;
  /** Reference of the first donation of a monthly series. */
  series: string | null;
  state: DonationState;
  frequency: DonationFrequency;
  amount: Shillings;
  currency: "UGX";
  /** Empty when left out, as the next two. */
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
  /** When to ask the provider next; null for no further check. */
  check_at: number | null;
  /** Number of scheduled checks. */
  checks: number;
  receipt_number: number | null;
  receipt_token: string | null;
}

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
  /** A sentence for staff, without personal data. */
  detail: string;
}

/** Webhooks of providers. */
interface PaymentWebhooks {
  id: string;
  provider: string;
  content_hash: string;
  donation_id: string;
  body: string;
  first_at: number;
  last_at: number;
  /** How often the same webhook came. */
  times: number;
}

/** The last receipt numbers used. Those of test payments are negative. */
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
  /** When staff recorded the refund. */
  refunded_at: number | null;
}

export type PledgeStatus = "new" | "answered" | "received" | "closed" | "quarantined";

/** Donations promised while online payment was not open. */
interface Pledges {
  id: string;
  received_at: number;
  status: PledgeStatus;
  amount: Shillings;
  donor_name: string;
  donor_email: string;
  donor_phone: string;
  /** When staff first saw it in quarantine. */
  seen_at: number | null;
}

export interface SandboxOrders {
  id: string;
  reference: string;
  amount: Shillings;
  return_url: string;
  cancel_url: string;
  /** A name from `sandbox-outcomes.ts`; null until one is chosen. */
  outcome: string | null;
  settles_at: number | null;
  transaction_id: string;
}
