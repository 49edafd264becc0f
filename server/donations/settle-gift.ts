import { sql } from "kysely";
import { enqueueMail } from "#server/mail/outbox.ts";
import type { DonationCause, Donations } from "#server/store/donation-schema.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { nextCheck } from "./check-schedule.ts";
import { findGift, type Gift, newToken, writeEvent } from "./gifts.ts";
import { mismatch } from "./money-matches.ts";
import { MovedMeanwhile, moveGift } from "./move-gift.ts";
import type { Verdict } from "./payment-provider.ts";

/** What became of asking: the provider's verdict, or its silence. */
export type Finding = Verdict | { kind: "silent"; reason: string };

interface Circumstances {
  now: number;
  cause: DonationCause;
  waits: readonly number[];
  /** No money moves with this provider; its receipts are numbered apart. */
  isTest: boolean;
}

type Paid = Extract<Verdict, { kind: "paid" }>;

/** After so many clashes with others something else is wrong. */
const mostTries = 5;

/**
 * Writes down what the provider said about a gift: its new state, the line of its trail, its receipt
 * number and the letters that follow, all in one change, or nothing.
 * @returns the gift as it is now
 */
export async function settleGift(
  store: Store,
  id: string,
  finding: Finding,
  circumstances: Circumstances,
): Promise<Gift> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.change(async (tables) => {
        const gift = await findGift(tables, { id });
        if (!gift) throw new Error(`There is no gift ${id}`);
        return (await judge(tables, gift, finding, circumstances)) ?? gift;
      });
    } catch (error) {
      if (!(error instanceof MovedMeanwhile) || attempt === mostTries) throw error;
    }
  }
}

async function judge(
  tables: Tables,
  gift: Gift,
  finding: Finding,
  circumstances: Circumstances,
): Promise<Gift | undefined> {
  const { now: at, cause } = circumstances;
  switch (finding.kind) {
    case "paid":
      return takeMoney(tables, gift, finding, circumstances);
    case "reversed": {
      const change = { at, cause, detail: finding.reason, set: { check_at: null } };
      const moved = await moveGift(tables, gift, "reversed", change);
      if (moved) await enqueueMail(tables, { kind: "donation-notice", reference: gift.id }, at);
      // Given back before we ever heard of it: there is no gift, so it counts as failed.
      return moved ?? fail(tables, gift, finding.reason, circumstances);
    }
    case "failed":
      return fail(tables, gift, finding.reason, circumstances);
    case "open":
      return wait(tables, gift, circumstances, true);
    case "silent":
      return wait(tables, gift, circumstances, false);
  }
}

async function takeMoney(
  tables: Tables,
  gift: Gift,
  paid: Paid,
  { now: at, cause, isTest }: Circumstances,
): Promise<Gift | undefined> {
  if (gift.state === "paid" || gift.state === "reversed") {
    if (paid.transaction !== gift.provider_transaction) {
      await noteOnce(
        tables,
        gift,
        at,
        cause,
        `Second payment ${paid.transaction}; see the provider.`,
      );
    }
    return stopAsking(tables, gift);
  }
  const wrong =
    mismatch({ ...gift, reference: gift.series ?? gift.reference }, paid) ??
    (await takenElsewhere(tables, gift, paid));
  if (wrong) {
    const detail = `${wrong} Transaction ${paid.transaction}.`;
    const moved = await moveGift(tables, gift, "review", {
      at,
      cause,
      detail,
      set: { check_at: null },
    });
    if (moved) await enqueueMail(tables, { kind: "donation-notice", reference: gift.id }, at);
    return moved ?? stopAsking(tables, gift);
  }
  // The counter is a row, not a sequence: it goes back with a change that fails, so no number is lost.
  const { last_number: number } = await tables
    .updateTable("receipt_counter")
    .set({ last_number: isTest ? sql<number>`last_number - 1` : sql<number>`last_number + 1` })
    .where("kind", "=", isTest ? "test" : "gift")
    .returning("last_number")
    .executeTakeFirstOrThrow();
  const moved = await moveGift(tables, gift, "paid", {
    at,
    cause,
    detail: `Confirmed by ${gift.provider}: ${paid.transaction}, receipt ${number}.`,
    set: {
      provider_transaction: paid.transaction,
      payment_method: paid.method.slice(0, 60),
      paid_at: at,
      check_at: null,
      receipt_number: number,
      receipt_token: newToken(),
    },
  });
  if (gift.donor_email) {
    await enqueueMail(tables, { kind: "donation-receipt", reference: gift.id }, at);
  }
  await enqueueMail(tables, { kind: "donation-notice", reference: gift.id }, at);
  return moved;
}

async function takenElsewhere(tables: Tables, gift: Gift, paid: Paid): Promise<string | undefined> {
  const other = await tables
    .selectFrom("donations")
    .select("reference")
    .where("provider", "=", gift.provider)
    .where("provider_transaction", "=", paid.transaction)
    .where("id", "<>", gift.id)
    .executeTakeFirst();
  return other && `The payment belongs to gift ${other.reference}.`;
}

async function fail(
  tables: Tables,
  gift: Gift,
  reason: string,
  { now: at, cause, waits }: Circumstances,
): Promise<Gift | undefined> {
  // Donors may try again on the provider's page, so we go on looking for a while.
  const set = { check_at: nextCheck(waits, gift.checks, at) };
  const moved = await moveGift(tables, gift, "failed", { at, cause, detail: reason, set });
  if (moved) return moved;
  return gift.state === "failed" ? put(tables, gift, set) : stopAsking(tables, gift);
}

async function wait(
  tables: Tables,
  gift: Gift,
  { now: at, cause, waits }: Circumstances,
  isAnswered: boolean,
): Promise<Gift | undefined> {
  if (gift.state === "review" || gift.state === "paid" || gift.state === "reversed") {
    // A look that a webhook asked for and that found nothing: silence is asked again, once a day.
    return isAnswered
      ? stopAsking(tables, gift)
      : put(tables, gift, { check_at: later(at, waits) });
  }
  const next = nextCheck(waits, gift.checks, at);
  if (next !== null) return put(tables, gift, { check_at: next });
  // Silence is no reason to give up: only an answer without money is.
  if (!isAnswered) return put(tables, gift, { check_at: later(at, waits) });
  const detail = "No money came within the time of the schedule.";
  const change = { at, cause, detail, set: { check_at: null } };
  return (await moveGift(tables, gift, "expired", change)) ?? stopAsking(tables, gift);
}

function later(now: number, waits: readonly number[]): number {
  return now + (waits.at(-1) ?? 86_400_000);
}

function stopAsking(tables: Tables, gift: Gift): Promise<Gift | undefined> {
  return put(tables, gift, { check_at: null });
}

function put(
  tables: Tables,
  gift: Gift,
  set: Partial<Pick<Donations, "check_at">>,
): Promise<Gift | undefined> {
  return tables
    .updateTable("donations")
    .set(set)
    .where("id", "=", gift.id)
    .where("state", "=", gift.state)
    .returningAll()
    .executeTakeFirst();
}

async function noteOnce(
  tables: Tables,
  gift: Gift,
  at: number,
  cause: DonationCause,
  detail: string,
): Promise<void> {
  const known = await tables
    .selectFrom("donation_events")
    .select("id")
    .where("donation_id", "=", gift.id)
    .where("detail", "=", detail)
    .executeTakeFirst();
  if (!known)
    await writeEvent(tables, gift.id, at, { from: gift.state, to: gift.state, cause, detail });
}
