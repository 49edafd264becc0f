import { formatDay, formatParts } from "./format-day.ts";

/** The day of the week, e.g. `Monday`. */
export function formatWeekday(day: string, language = "en"): string {
  return formatParts(day, { weekday: "long" }, language);
}

/** A day without its year, e.g. `17 August`. */
export function formatDayAndMonth(day: string, language = "en"): string {
  return formatParts(day, { day: "numeric", month: "long" }, language);
}

/** A day with its weekday, e.g. `Monday 18 August 2025`. */
export function formatLongDay(day: string, language = "en"): string {
  return `${formatWeekday(day, language)} ${formatDay(day, language)}`.trim();
}
