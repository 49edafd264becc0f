import { formatDay } from "#collections/formats/format-day.ts";
import { getCases } from "./cases.ts";
import { countTimeLimits, landmarkOf } from "./time-limits.ts";

/**
 * Counts the days since a time limit of a case ended, as its own page shows them; undefined when there is
 * nothing to count.
 */
export function countCase(slug: string | undefined, today: string) {
  const entry = getCases().find((candidate) => candidate.slug === slug);
  const limit = entry && landmarkOf(countTimeLimits(entry, today));
  if (!limit) return undefined;
  const { days, dueOn, countAs } = limit;
  return {
    days,
    /** Day from which they count. */
    since: dueOn,
    /** What the days are, e.g. `days since the deadline passed (18 August 2025, by our count)`. */
    unit: `${countAs} (${formatDay(dueOn)}, by our count)`,
    note: entry.pending?.short,
    path: entry.path,
  };
}
