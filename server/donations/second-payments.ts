import { newId } from "#server/store/new-id.ts";
import { insertNewRow, updateRow } from "#server/store/rows.ts";
import type { Row } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";
import type { Donation } from "./donation-records.ts";

/** A payment for a donation that was paid already, still to be refunded. */
export type SecondPayment = Pick<Row<"donations">, "reference" | "provider"> &
  Pick<Row<"second_payments">, "provider_transaction" | "amount" | "currency" | "noticed_at">;

/** Records a payment that must be refunded; a known one changes nothing. Run it inside a change. */
export async function recordSecondPayment(
  tables: Tables,
  donation: Donation,
  paid: { transaction: string; amount: string; currency: string },
  now: number,
): Promise<void> {
  const payment = {
    id: newId(now),
    donation_id: donation.id,
    provider_transaction: paid.transaction,
    amount: paid.amount.slice(0, 40),
    currency: paid.currency.slice(0, 10),
    noticed_at: now,
  };
  await insertNewRow(tables, "second_payments", payment, ["donation_id", "provider_transaction"]);
}

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
export async function markRefunded(store: Store, transaction: string, now: number) {
  const open = { provider_transaction: transaction, refunded_at: null };
  const marked = await store.change((tables) =>
    updateRow(tables, "second_payments", open, { refunded_at: now }),
  );
  return marked !== undefined;
}
