import { formatShillings } from "#app/forms/shillings.ts";
import type { DonationView, ReceiptView } from "#app/services.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import { plainDigits, plainSigns } from "#collections/formats/plain-signs.ts";
import type { Giving } from "#collections/site/giving.ts";
import { spokenTime } from "#server/clock.ts";
import type { Donation } from "./donation-records.ts";

/** The donor's view of a donation. `isCancelled`: the donor returned by the cancel link. */
export function viewOfDonation(
  donation: Donation,
  isTest: boolean,
  isCancelled: boolean,
): DonationView {
  const { state } = donation;
  const stage = state === "created" || state === "pending" ? "waiting" : state;
  return {
    stage: isCancelled && stage === "waiting" ? "cancelled" : stage,
    amount: formatShillings(donation.amount),
    shillings: donation.amount,
    reference: donation.reference,
    token: donation.view_token,
    isTest,
    checkoutUrl: stage === "waiting" ? donation.checkout_url : null,
    receiptPath:
      state === "paid" && donation.receipt_token
        ? `/donate/receipt/${donation.receipt_token}`
        : null,
  };
}

export function addressOfDonation(donation: Donation, isCancelled: boolean): string {
  const stage = viewOfDonation(donation, false, isCancelled).stage;
  if (stage === "cancelled") return `/donate/cancelled/${donation.view_token}`;
  if (stage === "failed" || stage === "expired") return `/donate/failed/${donation.view_token}`;
  return `/donate/thanks/${donation.view_token}`;
}

export function receiptName(number: number): string {
  const digits = String(Math.abs(number)).padStart(6, "0");
  return number < 0 ? `TEST-${digits}` : `OTC-R-${digits}`;
}

/** Reads the number of a receipt as people type it, such as `otc r 42`. @returns undefined for anything else */
export function readReceiptName(typed: string): number | undefined {
  const plain = plainDigits(plainSigns(typed))
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "");
  const [, kind, digits = ""] = /^([O0]TCR|TEST)([\dO]{1,9})$/.exec(plain) ?? [];
  const number = Number(digits.replace(/O/g, "0"));
  if (!kind || number === 0) return undefined;
  return kind === "TEST" ? -number : number;
}

/** Everything about a donation by the label that staff see; null where empty. */
export function donationFacts(donation: Donation): Record<string, string | null> {
  const moment = (at: number | null) => (at === null ? null : spokenTime(at));
  const { receipt_number } = donation;
  return {
    State: donation.state,
    Amount: formatShillings(donation.amount),
    Begun: moment(donation.created_at),
    Paid: moment(donation.paid_at),
    Name: donation.donor_name,
    "E-mail": donation.donor_email,
    Phone: donation.donor_phone,
    Provider: donation.provider,
    Order: donation.provider_order,
    Transaction: donation.provider_transaction,
    "Paid by": donation.payment_method,
    Receipt: receipt_number === null ? null : receiptName(receipt_number),
    "Next look": moment(donation.check_at),
  };
}

/** The content of a receipt; undefined when there is none. */
export function viewOfReceipt(
  donation: Donation,
  isTest: boolean,
  { amount: amountLabel, reference, receipt: labels }: Giving,
): ReceiptView | undefined {
  if (donation.receipt_number === null || donation.paid_at === null) return undefined;
  const isPretended = isTest || donation.receipt_number < 0;
  const number = receiptName(donation.receipt_number);
  const amount = formatShillings(donation.amount);
  return {
    number,
    amount,
    facts: [
      [labels.number, number],
      [amountLabel, amount],
      [labels.date, formatDay(kampalaDay(donation.paid_at))],
      [labels.from, donation.donor_name || labels.anonymous],
      [labels.method, donation.payment_method || donation.provider],
      [reference, donation.reference],
    ],
    status: statusOf(donation, isPretended, labels),
    isTest: isPretended,
  };
}

function statusOf(
  { state }: Donation,
  isPretended: boolean,
  { status, reversed, given }: Giving["receipt"],
): ReceiptView["status"] {
  if (state === "reversed") return [status, reversed];
  return isPretended ? null : [status, given];
}
