import { newId } from "#server/store/new-id.ts";
import type { Store, Tables } from "#server/store/store.ts";
import type { Donation } from "./donation-records.ts";

/** A payment for a donation that was paid already, still to be refunded. */
export interface SecondPayment {
  reference: string;
  provider: string;
  provider_transaction: string;
  /** As the provider wrote them. */
  amount: string;
  currency: string;
  noticed_at: number;
}

/** Records a payment that must be refunded; a known one changes nothing. Run it inside a change. */
export async function recordSecondPayment(
  tables: Tables,
  donation: Donation,
  paid: { transaction: string; amount: string; currency: string },
  now: number,
): Promise<void> {
  await tables
    .insertInto("second_payments")
    .values({
      id: newId(now),
      donation_id: donation.id,
      provider_transaction: paid.transaction,
      amount: paid.amount.slice(0, 40),
      currency: paid.currency.slice(0, 10),
      noticed_at: now,
    })
    .onConflict((conflict) => conflict.columns(["donation_id", "provider_transaction"]).doNothing())
    .execute();
}

/** Lists payments that must be refunded, oldest first. */
export function listSecondPayments(tables: Tables): Promise<SecondPayment[]> {
  return tables
    .selectFrom("second_payments")
    .innerJoin("donations", "donations.id", "second_payments.donation_id")
    .select([
      "donations.reference",
      "donations.provider",
      "second_payments.provider_transaction",
      "second_payments.amount",
      "second_payments.currency",
      "second_payments.noticed_at",
    ])
    .where("refunded_at", "is", null)
    .orderBy("noticed_at")
    .execute();
}

/** @returns whether there was such a payment without a refund */
export async function markRefunded(
  store: Store,
  transaction: string,
  now: number,
): Promise<boolean> {
  const marked = await store.change((tables) =>
    tables
      .updateTable("second_payments")
      .set({ refunded_at: now })
      .where("provider_transaction", "=", transaction)
      .where("refunded_at", "is", null)
      .returning("id")
      .executeTakeFirst(),
  );
  return marked !== undefined;
}
