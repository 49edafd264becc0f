import type { ExcludedDay } from "#collections/time/last-day.ts";
import { formatDayAndMonth } from "./format-weekday.ts";

/** What a day is that does not count, e.g. `a Sunday` or `Christmas Day`. */
export const nameExcluded = ({ holiday }: ExcludedDay): string => holiday ?? "a Sunday";

/**
 * Days that do not count as the start of a sentence.
 * @param verb e.g. `was`
 * @returns such as `25 December was Christmas Day and 27 December was a Sunday`
 */
export function describeExcluded(days: readonly ExcludedDay[], verb: string): string {
  return new Intl.ListFormat("en-GB").format(
    days.map((day) => `${formatDayAndMonth(day.day)} ${verb} ${nameExcluded(day)}`),
  );
}
