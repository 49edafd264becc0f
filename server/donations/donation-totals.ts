import { addShillings, groupDigits } from "#app/forms/shillings.ts";
import type { MonthTotal } from "#app/services.ts";
import { formatMonth } from "#collections/formats/format-day.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import type { Tables } from "#server/store/store.ts";

/** The donations of one month, in whole shillings. */
export interface MonthSum {
  /** E.g. `2026-11`, in Kampala. */
  month: string;
  donations: number;
  sum: number;
}

export function monthInKampala(moment: number): string {
  return kampalaTime(moment).slice(0, 7);
}

/** Sums paid donations by month, newest first, without test payments and reversed ones. */
export async function sumByMonth(tables: Tables): Promise<MonthSum[]> {
  const rows = await tables
    .selectFrom("donations")
    .select(["paid_at", "amount"])
    .where("state", "=", "paid")
    .where("receipt_number", ">", 0)
    .execute();
  const months = Map.groupBy(rows, ({ paid_at }) => monthInKampala(paid_at ?? 0));
  return [...months]
    .map(([month, donations]) => ({
      month,
      donations: donations.length,
      sum: addShillings(donations.map(({ amount }) => amount)),
    }))
    .sort((a, b) => b.month.localeCompare(a.month));
}

export function viewOfTotals(months: readonly MonthSum[]): MonthTotal[] {
  return months.map(({ month, donations, sum }) => ({
    month: formatMonth(month),
    donations,
    sum: groupDigits(sum),
  }));
}
