import { formatShillings } from "#app/forms/shillings.ts";
import type { GiftStage, GiftView, ReceiptView } from "#app/services.ts";
import type { DonationState } from "#server/store/donation-schema.ts";
import type { Gift } from "./gifts.ts";

const stages: Readonly<Record<DonationState, GiftStage>> = {
  created: "waiting",
  pending: "waiting",
  paid: "paid",
  review: "review",
  reversed: "reversed",
  failed: "failed",
  expired: "expired",
};

/** What the donor sees of a gift. `isCancelled`: the donor came back by the way out. */
export function viewOfGift(gift: Gift, isTest: boolean, isCancelled: boolean): GiftView {
  const stage = stages[gift.state];
  return {
    stage: isCancelled && stage === "waiting" ? "cancelled" : stage,
    amount: formatShillings(gift.amount),
    reference: gift.reference,
    token: gift.view_token,
    isTest,
    checkoutUrl: stage === "waiting" ? gift.checkout_url : null,
    receiptPath:
      gift.state === "paid" && gift.receipt_token ? `/donate/receipt/${gift.receipt_token}` : null,
  };
}

/** The address that tells the truth about a gift. */
export function addressOfGift(gift: Gift, isCancelled: boolean): string {
  const stage = viewOfGift(gift, false, isCancelled).stage;
  if (stage === "cancelled") return `/donate/cancelled/${gift.view_token}`;
  if (stage === "failed" || stage === "expired") return `/donate/failed/${gift.view_token}`;
  return `/donate/thanks/${gift.view_token}`;
}

/** `OTC-R-000042`, and `TEST-000042` where no money moved. */
export function receiptName(number: number): string {
  const digits = String(Math.abs(number)).padStart(6, "0");
  return number < 0 ? `TEST-${digits}` : `OTC-R-${digits}`;
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Africa/Kampala" });

/** What the receipt of a gift says; undefined when there is none. */
export function viewOfReceipt(gift: Gift, isTest: boolean): ReceiptView | undefined {
  if (gift.receipt_number === null || gift.paid_at === null) return undefined;
  return {
    number: receiptName(gift.receipt_number),
    amount: formatShillings(gift.amount),
    date: day.format(gift.paid_at),
    name: gift.donor_name,
    method: gift.payment_method || gift.provider,
    reference: gift.reference,
    isTest: isTest || gift.receipt_number < 0,
    isReversed: gift.state === "reversed",
    pdfPath: `/donate/receipt/${gift.receipt_token}.pdf`,
  };
}
