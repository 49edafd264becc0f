import { sql } from "kysely";
import { enqueueMail } from "#server/mail/outbox.ts";
import type { DonationCause, Donations } from "#server/store/donation-schema.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { nextCheck } from "./check-schedule.ts";
import { type Donation, findDonation, newToken, writeEvent } from "./donation-records.ts";
import { mismatch } from "./money-matches.ts";
import { MovedMeanwhile, moveDonation } from "./move-donation.ts";
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
 * Writes down what the provider said about a donation: its new state, the entry of its audit log, its receipt
 * number and the e-mails that follow, all in one change, or nothing.
 * @returns the donation as it is now
 */
export async function settleDonation(
  store: Store,
  id: string,
  finding: Finding,
  circumstances: Circumstances,
): Promise<Donation> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.change(async (tables) => {
        const donation = await findDonation(tables, { id });
        if (!donation) throw new Error(`There is no donation ${id}`);
        return (await judge(tables, donation, finding, circumstances)) ?? donation;
      });
    } catch (error) {
      if (!(error instanceof MovedMeanwhile) || attempt === mostTries) throw error;
    }
  }
}

async function judge(
  tables: Tables,
  donation: Donation,
  finding: Finding,
  circumstances: Circumstances,
): Promise<Donation | undefined> {
  const { now: at, cause } = circumstances;
  switch (finding.kind) {
    case "paid":
      return takeMoney(tables, donation, finding, circumstances);
    case "reversed": {
      const change = { at, cause, detail: finding.reason, set: { check_at: null } };
      const moved = await moveDonation(tables, donation, "reversed", change);
      if (moved)
        await enqueueMail(tables, { kind: "donation-notice", donationId: donation.id }, at);
      // Given back before we ever heard of it: there is no donation, so it counts as failed.
      return moved ?? fail(tables, donation, finding.reason, circumstances);
    }
    case "failed":
      return fail(tables, donation, finding.reason, circumstances);
    case "open":
      return wait(tables, donation, circumstances, true);
    case "silent":
      return wait(tables, donation, circumstances, false);
  }
}

async function takeMoney(
  tables: Tables,
  donation: Donation,
  paid: Paid,
  { now: at, cause, isTest }: Circumstances,
): Promise<Donation | undefined> {
  if (donation.state === "paid" || donation.state === "reversed") {
    if (paid.transaction !== donation.provider_transaction) {
      await noteOnce(
        tables,
        donation,
        at,
        cause,
        `Second payment ${paid.transaction}; see the provider.`,
      );
    }
    return stopAsking(tables, donation);
  }
  const wrong =
    mismatch({ ...donation, reference: donation.series ?? donation.reference }, paid) ??
    (await takenElsewhere(tables, donation, paid));
  if (wrong) {
    const detail = `${wrong} Transaction ${paid.transaction}.`;
    const moved = await moveDonation(tables, donation, "review", {
      at,
      cause,
      detail,
      set: { check_at: null },
    });
    if (moved) await enqueueMail(tables, { kind: "donation-notice", donationId: donation.id }, at);
    return moved ?? stopAsking(tables, donation);
  }
  // The counter is a row, not a sequence: it goes back with a change that fails, so no number is lost.
  const { last_number: number } = await tables
    .updateTable("receipt_counter")
    .set({ last_number: isTest ? sql<number>`last_number - 1` : sql<number>`last_number + 1` })
    .where("kind", "=", isTest ? "test" : "donation")
    .returning("last_number")
    .executeTakeFirstOrThrow();
  const moved = await moveDonation(tables, donation, "paid", {
    at,
    cause,
    detail: `Confirmed by ${donation.provider}: ${paid.transaction}, receipt ${number}.`,
    set: {
      provider_transaction: paid.transaction,
      payment_method: paid.method.slice(0, 60),
      paid_at: at,
      check_at: null,
      receipt_number: number,
      receipt_token: newToken(),
    },
  });
  if (donation.donor_email) {
    await enqueueMail(tables, { kind: "donation-receipt", donationId: donation.id }, at);
  }
  await enqueueMail(tables, { kind: "donation-notice", donationId: donation.id }, at);
  return moved;
}

async function takenElsewhere(
  tables: Tables,
  donation: Donation,
  paid: Paid,
): Promise<string | undefined> {
  const other = await tables
    .selectFrom("donations")
    .select("reference")
    .where("provider", "=", donation.provider)
    .where("provider_transaction", "=", paid.transaction)
    .where("id", "<>", donation.id)
    .executeTakeFirst();
  return other && `The payment belongs to donation ${other.reference}.`;
}

async function fail(
  tables: Tables,
  donation: Donation,
  reason: string,
  { now: at, cause, waits }: Circumstances,
): Promise<Donation | undefined> {
  // Donors may try again on the provider's page, so we go on looking for a while.
  const set = { check_at: nextCheck(waits, donation.checks, at) };
  const moved = await moveDonation(tables, donation, "failed", { at, cause, detail: reason, set });
  if (moved) return moved;
  return donation.state === "failed" ? put(tables, donation, set) : stopAsking(tables, donation);
}

async function wait(
  tables: Tables,
  donation: Donation,
  { now: at, cause, waits }: Circumstances,
  isAnswered: boolean,
): Promise<Donation | undefined> {
  if (donation.state === "review" || donation.state === "paid" || donation.state === "reversed") {
    // A look that a webhook asked for and that found nothing: silence is asked again, once a day.
    return isAnswered
      ? stopAsking(tables, donation)
      : put(tables, donation, { check_at: later(at, waits) });
  }
  const next = nextCheck(waits, donation.checks, at);
  if (next !== null) return put(tables, donation, { check_at: next });
  // Silence is no reason to give up: only an answer without money is.
  if (!isAnswered) return put(tables, donation, { check_at: later(at, waits) });
  const detail = "No money came within the time of the schedule.";
  const change = { at, cause, detail, set: { check_at: null } };
  return (await moveDonation(tables, donation, "expired", change)) ?? stopAsking(tables, donation);
}

function later(now: number, waits: readonly number[]): number {
  return now + (waits.at(-1) ?? 86_400_000);
}

function stopAsking(tables: Tables, donation: Donation): Promise<Donation | undefined> {
  return put(tables, donation, { check_at: null });
}

function put(
  tables: Tables,
  donation: Donation,
  set: Partial<Pick<Donations, "check_at">>,
): Promise<Donation | undefined> {
  return tables
    .updateTable("donations")
    .set(set)
    .where("id", "=", donation.id)
    .where("state", "=", donation.state)
    .returningAll()
    .executeTakeFirst();
}

async function noteOnce(
  tables: Tables,
  donation: Donation,
  at: number,
  cause: DonationCause,
  detail: string,
): Promise<void> {
  const known = await tables
    .selectFrom("donation_events")
    .select("id")
    .where("donation_id", "=", donation.id)
    .where("detail", "=", detail)
    .executeTakeFirst();
  if (!known)
    await writeEvent(tables, donation.id, at, {
      from: donation.state,
      to: donation.state,
      cause,
      detail,
    });
}
