import { describeExcluded } from "#collections/formats/excluded-days.ts";
import { fillPlaceholders as fill } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { formatLongDay } from "#collections/formats/format-weekday.ts";
import type { Count } from "#collections/time/last-day.ts";
import type { RequestLabels } from "./letter-labels.ts";

/** Why the last day is that day, as sentences; the first says from which day it counts. */
export function countReasons(
  { reasons, days, last, plain }: Count,
  { words, language }: { words: RequestLabels["reasons"]; language: string },
  section = "",
): string[] {
  const sentences = reasons.map((reason) => {
    switch (reason.kind) {
      case "first day":
        return fill(words.first, { days, date: formatDay(reason.day, language), section });
      case "undated":
        return fill(words.undated, { holiday: reason.holiday });
      case "outside the list":
        return fill(words.outside, { date: formatDay(reason.until, language) });
    }
    const skipped = describeExcluded(reason.days, words.excluded, language);
    return skipped && fill(words.moved, { skipped, last: formatLongDay(last, language) });
  });
  return [...sentences, last === plain ? "" : words.open].filter(Boolean);
}
