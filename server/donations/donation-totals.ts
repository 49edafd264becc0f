import { groupDigits, sumOfShillings } from "#app/forms/shillings.ts";
import type { MonthTotal } from "#app/services.ts";
import type { Tables } from "#server/store/store.ts";

/** What one month brought, in whole shillings. */
export interface MonthSum {
  /** `2026-11`, by the calendar of Kampala. */
  month: string;
  gifts: number;
  sum: number;
}

const format = new Intl.DateTimeFormat("en-CA", {
  year: "numeric",
  month: "2-digit",
  timeZone: "Africa/Kampala",
});

const monthForPeople = new Intl.DateTimeFormat("en-GB", {
  year: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** `2026-11`, by the calendar of Kampala. */
export function monthInKampala(moment: number): string {
  return format.format(moment);
}

/** Gifts that are paid, by month, newest first. Test payments and gifts that were given back do not count. */
export async function sumByMonth(tables: Tables): Promise<MonthSum[]> {
  const rows = await tables
    .selectFrom("donations")
    .select(["paid_at", "amount"])
    .where("state", "=", "paid")
    .where("receipt_number", ">", 0)
    .execute();
  const months = Map.groupBy(rows, ({ paid_at }) => monthInKampala(paid_at ?? 0));
  return [...months]
    .map(([month, gifts]) => ({
      month,
      gifts: gifts.length,
      sum: sumOfShillings(gifts.map(({ amount }) => amount)),
    }))
    .sort((a, b) => b.month.localeCompare(a.month));
}

/** The same for the public page. */
export function viewOfTotals(months: readonly MonthSum[]): MonthTotal[] {
  return months.map(({ month, gifts, sum }) => ({
    month: monthForPeople.format(new Date(`${month}-15T00:00:00Z`)),
    gifts,
    sum: groupDigits(sum),
  }));
}
