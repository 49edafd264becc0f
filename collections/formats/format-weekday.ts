import { formatDay, formatParts } from "./format-day.ts";

/** The day of the week, e.g. `Monday`. */
export function formatWeekday(day: string): string {
  return formatParts(day, { weekday: "long" });
}

/** A day without its year, e.g. `17 August`. */
export function formatDayAndMonth(day: string): string {
  return formatParts(day, { day: "numeric", month: "long" });
}

/** A day with its weekday, e.g. `Monday 18 August 2025`. */
export function formatLongDay(day: string): string {
  return `${formatWeekday(day)} ${formatDay(day)}`.trim();
}
