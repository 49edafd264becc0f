import { localeOf } from "./locale.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes parts of a day in a language, with its own order and names. Where `Intl` does not know the language,
 * as in browsers that lack Luganda, it would use another one's names: then by numbers, and without the weekday.
 */
export function formatParts(
  day: string,
  wanted: Intl.DateTimeFormatOptions,
  language = "en",
): string {
  const locale = localeOf(language);
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  const { dateStyle, month, weekday } = wanted;
  if (!isKnown && weekday) return "";
  const numbers = { ...(dateStyle && { dateStyle: "short" }), ...(month && { month: "2-digit" }) };
  const parts = (isKnown ? wanted : { ...wanted, ...numbers }) as Intl.DateTimeFormatOptions;
  const key = locale + JSON.stringify(parts);
  const localised =
    formats.get(key) ?? new Intl.DateTimeFormat([locale, "en-GB"], { timeZone: "UTC", ...parts });
  formats.set(key, localised);
  return keepTogether(localised.format(new Date(day)));
}

/** Puts a space that does not break between a day and its month: no line ends with "17". */
const keepTogether = (days: string) => days.replace(/\b(\d\d?) (?=\p{L})/gu, "$1\u00a0");

/** Formats an ISO date, such as `21 November 2026`, with a no-break space. @throws RangeError when it is no date */
export function formatDay(day: string, language = "en"): string {
  return formatParts(`${day}T00:00:00Z`, { dateStyle: "long" }, language);
}

/** Formats a span, such as `21–23 November 2026`, or one day. @throws RangeError when one is no date */
export function formatDays(from: string, to: string): string {
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return keepTogether(format.formatRange(new Date(from), new Date(to)));
}

/** A moment by the clock of the phone, such as `21 November 2026 at 14:05`. */
export function formatMoment(time: number, language = "en"): string {
  const wanted = { dateStyle: "long", timeStyle: "short", timeZone: undefined } as const;
  return formatParts(new Date(time).toISOString(), wanted, language);
}

/** Formats `2025-02` as `February 2025`. @throws RangeError when it is no month */
export function formatMonth(month: string): string {
  return formatParts(`${month}-01T00:00:00Z`, { month: "long", year: "numeric" });
}

/** Formats a date as exactly as it is known: `21 November 2026`, `February 2025` or `2019`. */
export function formatDate(date: string): string {
  if (date.length === 4) return date;
  return date.length === 7 ? formatMonth(date) : formatDay(date);
}
