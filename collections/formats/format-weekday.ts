import { formatDay } from "./format-day.ts";

const weekdays = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

/** The day of the week, e.g. `Monday`. */
export function formatWeekday(day: string): string {
  return weekdays.format(new Date(day));
}

/** A day without its year, e.g. `17 August`. */
export function formatDayAndMonth(day: string): string {
  return formatDay(day).replace(/ \d+$/, "");
}

/** A day with its weekday, e.g. `Monday 18 August 2025`. */
export function formatLongDay(day: string): string {
  return `${formatWeekday(day)} ${formatDay(day)}`;
}
