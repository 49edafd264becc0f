import { writeCsv } from "#schemas/formats/csv.ts";
import type { Tables } from "#server/store/store.ts";
import { monthInKampala } from "./donation-totals.ts";
import { receiptName } from "./donation-view.ts";

const columns = [
  "receipt",
  "paid_at",
  "reference",
  "amount_ugx",
  "state",
  "frequency",
  "provider",
  "transaction",
  "method",
  "name",
  "email",
  "phone",
] as const;

/**
 * The books: every donation that was confirmed, in the order of its receipt, those given back marked as
 * such. Payments in test mode are left out.
 * @param month `2026-11` by the calendar of Kampala; all when left out
 */
export async function donationsAsCsv(tables: Tables, month?: string): Promise<string> {
  const donations = await tables
    .selectFrom("donations")
    .selectAll()
    .where("receipt_number", ">", 0)
    .orderBy("receipt_number")
    .execute();
  const rows = donations
    .filter(({ paid_at }) => !month || monthInKampala(paid_at ?? 0) === month)
    .map((donation) => ({
      receipt: receiptName(donation.receipt_number ?? 0),
      paid_at: new Date(donation.paid_at ?? 0).toISOString(),
      reference: donation.reference,
      amount_ugx: donation.amount,
      state: donation.state,
      frequency: donation.frequency,
      provider: donation.provider,
      transaction: donation.provider_transaction,
      method: donation.payment_method,
      name: donation.donor_name,
      email: donation.donor_email,
      phone: donation.donor_phone,
    }));
  return writeCsv(columns, rows).trimEnd();
}
