import { addShillings, groupDigits } from "#app/forms/shillings.ts";
import type { MonthTotal } from "#app/services.ts";
import { formatMonth } from "#collections/formats/format-day.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import type { Tables } from "#server/store/store.ts";

/** What one month brought, in whole shillings. */
export interface MonthSum {
  /** `2026-11`, by the calendar of Kampala. */
  month: string;
  donations: number;
  sum: number;
}

/** `2026-11`, by the calendar of Kampala. */
export function monthInKampala(moment: number): string {
  return kampalaTime(moment).slice(0, 7);
}

/** Donations that are paid, by month, newest first. Test payments and donations that were given back do not count. */
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

/** The same for the public page. */
export function viewOfTotals(months: readonly MonthSum[]): MonthTotal[] {
  return months.map(({ month, donations, sum }) => ({
    month: formatMonth(month),
    donations,
    sum: groupDigits(sum),
  }));
}
