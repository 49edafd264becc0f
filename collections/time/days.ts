const dayLength = 86_400_000;

/** A day some days after another, e.g. 14 after `2026-11-21`: `2026-12-05`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** Days from one day to another, e.g. from `2024-11-08` to `2025-07-18`: 252; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

/** A number of days in words. */
export const inDays = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

/** The day of the week, from 1 for Monday to 7 for Sunday. */
export function weekday(day: string): number {
  return new Date(day).getUTCDay() || 7;
}
