import type { ExcludedDay } from "#collections/time/last-day.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { formatDayAndMonth } from "./format-weekday.ts";
import { joinList } from "./join-list.ts";

/** Says of a `{day}` why it does not count: it is a Sunday, or a `{holiday}`. */
export type ExcludedLabels = Readonly<Record<"sunday" | "holiday", string>>;

/** Such words on pages that are in English alone. */
export const excludedInEnglish = (verb: "is" | "was"): ExcludedLabels => ({
  sunday: `{day} ${verb} a Sunday`,
  holiday: `{day} ${verb} {holiday}`,
});

/** Says which days do not count: `25 December was Christmas Day and 27 December was a Sunday`. */
export const describeExcluded = (
  days: readonly ExcludedDay[],
  labels: ExcludedLabels,
  language = "en",
): string =>
  joinList(
    days.map(({ day, holiday = "" }) => {
      const label = holiday ? labels.holiday : labels.sunday;
      return fillPlaceholders(label, { day: formatDayAndMonth(day, language), holiday });
    }),
    language,
  );
