import { addShillings } from "#app/forms/shillings.ts";
import { type CsvValue, writeCsv } from "#collections/formats/csv.ts";
import { kampalaTime } from "#server/clock.ts";
import type { Tables } from "#server/store/store.ts";
import type { Donation } from "./donation-records.ts";
import { receiptName } from "./donation-view.ts";

export type MonthSum = Awaited<ReturnType<typeof sumByMonth>>[number];

function monthInKampala(moment: number): string {
  return kampalaTime(moment).slice(0, 7);
}

/** Sums what was paid by month, newest first, in shillings, without tests and reversed ones. */
export async function sumByMonth(tables: Tables) {
  const paid = (await listReceipts(tables)).filter(({ state }) => state === "paid");
  const months = Map.groupBy(paid, ({ paid_at }) => monthInKampala(paid_at ?? 0));
  return [...months]
    .map(([month, donations]) => ({
      month,
      donations: donations.length,
      sum: addShillings(donations.map(({ amount }) => amount)),
    }))
    .sort((a, b) => b.month.localeCompare(a.month));
}

const columns: Readonly<Record<string, (donation: Donation) => CsvValue>> = {
  receipt: ({ receipt_number }) => receiptName(receipt_number ?? 0),
  paid_at: ({ paid_at }) => new Date(paid_at ?? 0).toISOString(),
  reference: ({ reference }) => reference,
  amount_ugx: ({ amount }) => amount,
  state: ({ state }) => state,
  provider: ({ provider }) => provider,
  transaction: ({ provider_transaction }) => provider_transaction,
  method: ({ payment_method }) => payment_method,
  name: ({ donor_name }) => donor_name,
  email: ({ donor_email }) => donor_email,
  phone: ({ donor_phone }) => donor_phone,
};

/**
 * Lists confirmed donations in the order of receipts: with reversed ones, without test payments.
 * @param month `2026-11` in Kampala; default: all
 */
export async function listReceipts(tables: Tables, month?: string): Promise<Donation[]> {
  const donations = await tables
    .selectFrom("donations")
    .selectAll()
    .where("receipt_number", ">", 0)
    .orderBy("receipt_number")
    .execute();
  return donations.filter(({ paid_at }) => !month || monthInKampala(paid_at ?? 0) === month);
}

export async function donationsAsCsv(tables: Tables, month?: string): Promise<string> {
  const cells = Object.entries(columns);
  const rows = (await listReceipts(tables, month)).map((donation) =>
    Object.fromEntries(cells.map(([name, cell]) => [name, cell(donation)])),
  );
  return writeCsv(Object.keys(columns), rows).trimEnd();
}
