const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const months = new Intl.DateTimeFormat("en-GB", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/**
 * A day as it is written in a sentence.
 * @param day an ISO date such as `2026-11-21`
 * @returns such as `21 November 2026`
 * @throws RangeError when it is no date
 */
export function formatDay(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`));
}

/**
 * A month as it is written in a sentence.
 * @param month such as `2025-02`
 * @returns such as `February 2025`
 * @throws RangeError when it is no month
 */
export function formatMonth(month: string): string {
  return months.format(new Date(`${month}-01T00:00:00Z`));
}

/**
 * A date as exact as its source is.
 * @param date such as `2026-11-21`, `2025-02` or `2019`
 * @returns such as `21 November 2026`, `February 2025` or `2019`
 * @throws RangeError when it is no date
 */
export function formatDate(date: string): string {
  if (date.length === 4) return date;
  return date.length === 7 ? formatMonth(date) : formatDay(date);
}
