import { sql, type Updateable } from "kysely";
import { enqueueMail } from "#server/mail/outbox.ts";
import { findRow, updateRow } from "#server/store/rows.ts";
import type { DonationState, Schema } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { type Donation, findDonation, newToken, writeEvent } from "./donation-records.ts";
import { receiptName } from "./donation-view.ts";
import type { Verdict } from "./payment-provider.ts";
import { recordSecondPayment } from "./second-payments.ts";
import {
  ConcurrentUpdateError,
  moveDonation,
  type Transition,
  updateDonation,
} from "./transition-donation.ts";

export type PaymentStatus = Verdict | { kind: "silent"; reason: string };

interface SettlementTransition extends Transition {
  /** Milliseconds between checks of an open donation. */
  checkIntervals: readonly number[];
  /** Test payments have receipt numbers of their own. */
  isTest: boolean;
}

type Paid = Extract<Verdict, { kind: "paid" }>;

/** More conflicts than this have another cause. */
const maxAttempts = 5;

/** Stores state, audit log, receipt number and e-mails in one change. Returns the updated donation. */
export async function settleDonation(
  store: Store,
  id: string,
  status: PaymentStatus,
  circumstances: Omit<SettlementTransition, "tables" | "donation">,
): Promise<Donation> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.change(async (tables) => {
        const donation = await findDonation(tables, { id });
        if (!donation) throw new Error(`There is no donation ${id}`);
        await noteAnswer(tables, donation, status, circumstances.now);
        return (await settle({ ...circumstances, tables, donation }, status)) ?? donation;
      });
    } catch (error) {
      if (!(error instanceof ConcurrentUpdateError) || attempt === maxAttempts) throw error;
    }
  }
}

/** Notes whether the provider says anything, so that it is noticed when it does not, whatever the cause. */
async function noteAnswer(
  tables: Tables,
  { id, created_at, answered_at, unanswered_since }: Donation,
  { kind }: PaymentStatus,
  now: number,
): Promise<void> {
  const set =
    kind === "silent"
      ? { unanswered_since: unanswered_since ?? (answered_at === null ? created_at : now) }
      : { answered_at: now, unanswered_since: null };
  await updateRow(tables, "donations", { id }, set);
}

async function settle(transition: SettlementTransition, status: PaymentStatus) {
  switch (status.kind) {
    case "paid":
      return recordPayment(transition, status);
    case "reversed":
      // Reversed before we ever heard of the payment: the attempt counts as failed.
      return (
        (await closeAndNotify(transition, "reversed", status.reason)) ??
        fail(transition, status.reason)
      );
    case "failed":
      return fail(transition, status.reason);
    case "open":
      return reschedule(transition, true);
    case "silent":
      return reschedule(transition, false);
  }
}

async function recordPayment(
  transition: SettlementTransition,
  paid: Paid,
): Promise<Donation | undefined> {
  const { tables, donation, now, isTest } = transition;
  if (donation.state === "paid" || donation.state === "reversed") {
    if (paid.transaction !== donation.provider_transaction) {
      await logOnce(transition, `Second payment ${paid.transaction}; to be given back.`);
      await recordSecondPayment(tables, donation, paid, now);
    }
    return scheduleCheck(transition, null);
  }
  const mismatch = findMismatch(donation, paid) ?? (await usedByOtherDonation(transition, paid));
  if (mismatch) {
    const moved = await closeAndNotify(
      transition,
      "review",
      `${mismatch} Transaction ${paid.transaction}.`,
    );
    return moved ?? scheduleCheck(transition, null);
  }
  // A row, not a sequence: a rollback returns the number, so none is lost.
  const { last_number: number } = await tables
    .updateTable("receipt_counter")
    .set({ last_number: isTest ? sql<number>`last_number - 1` : sql<number>`last_number + 1` })
    .where("kind", "=", isTest ? "test" : "donation")
    .returning("last_number")
    .executeTakeFirstOrThrow();
  if (donation.donor_email) {
    await enqueueMail(tables, { kind: "donation-receipt", donationId: donation.id }, now);
  }
  const detail = `Confirmed by ${donation.provider}: ${paid.transaction}, receipt ${receiptName(number)}.`;
  return closeAndNotify(transition, "paid", detail, {
    provider_transaction: paid.transaction,
    payment_method: paid.method.slice(0, 60),
    paid_at: now,
    receipt_number: number,
    receipt_token: newToken(),
  });
}

async function closeAndNotify(
  transition: Transition,
  to: DonationState,
  detail: string,
  set: Updateable<Schema["donations"]> = {},
): Promise<Donation | undefined> {
  const { tables, donation, now } = transition;
  const moved = await moveDonation(transition, to, detail, { ...set, check_at: null });
  if (moved) await enqueueMail(tables, { kind: "donation-notice", donationId: donation.id }, now);
  return moved;
}

async function usedByOtherDonation({ tables, donation }: Transition, paid: Paid) {
  const { provider } = donation;
  const duplicate = await findDonation(tables, {
    provider,
    provider_transaction: paid.transaction,
  });
  return duplicate && `The payment belongs to donation ${duplicate.reference}.`;
}

async function fail(
  transition: SettlementTransition,
  reason: string,
): Promise<Donation | undefined> {
  const { donation, checkIntervals, now } = transition;
  // Donors may retry on the provider's page, so the checks continue.
  const next = nextCheck(checkIntervals, donation.checks, now);
  const moved = await moveDonation(transition, "failed", reason, { check_at: next });
  return moved ?? scheduleCheck(transition, donation.state === "failed" ? next : null);
}

async function reschedule(transition: SettlementTransition, isAnswered: boolean) {
  const { donation, checkIntervals, now } = transition;
  const later = now + (checkIntervals.at(-1) ?? 86_400_000);
  if (donation.state === "review" || donation.state === "paid" || donation.state === "reversed") {
    // After a check that a webhook triggered: a silent provider is asked again once a day.
    return scheduleCheck(transition, isAnswered ? null : later);
  }
  const next = nextCheck(checkIntervals, donation.checks, now);
  if (next !== null) return scheduleCheck(transition, next);
  // Only an answer without money ends the checks, not silence.
  if (!isAnswered) return scheduleCheck(transition, later);
  const detail = "No money came within the time of the schedule.";
  return (
    (await moveDonation(transition, "expired", detail, { check_at: null })) ??
    scheduleCheck(transition, null)
  );
}

/** @param moment milliseconds since 1970; null for no further check */
function scheduleCheck(
  transition: Transition,
  moment: number | null,
): Promise<Donation | undefined> {
  return updateDonation(transition, { check_at: moment });
}

/** When to check again after `checks` checks; null when none is left. */
export function nextCheck(
  checkIntervals: readonly number[],
  checks: number,
  now: number,
): number | null {
  const interval = checkIntervals[checks];
  return interval === undefined ? null : now + interval;
}

async function logOnce(
  { tables, donation: { id, state }, now, cause }: Transition,
  detail: string,
): Promise<void> {
  const event = await findRow(tables, "donation_events", { donation_id: id, detail });
  if (!event) await writeEvent(tables, id, now, { from: state, to: state, cause, detail });
}

/**
 * Compares a payment with the request; `50000`, `50000.0` and `50000.00` are equal. Returns a sentence for
 * staff, undefined when amount, currency and reference match.
 */
export function findMismatch(
  expected: Pick<Donation, "reference" | "amount"> & { currency: string },
  paid: Paid,
): string | undefined {
  if (paid.doubt) return paid.doubt;
  if (paid.reference !== expected.reference) return "The provider names another reference.";
  if (paid.currency !== expected.currency) {
    return `Paid in ${paid.currency.slice(0, 10)}, asked for ${expected.currency}.`;
  }
  const whole = /^0*(\d{1,12})(?:\.0+)?$/.exec(paid.amount.trim())?.[1];
  if (whole !== String(expected.amount)) {
    return `Paid ${paid.amount.slice(0, 30)}, asked for ${expected.amount}.`;
  }
  return undefined;
}
