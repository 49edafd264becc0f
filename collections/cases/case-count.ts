import { formatDay } from "#collections/formats/format-day.ts";
import { getCases } from "./cases.ts";
import { countTimeLimits, landmarkOf } from "./time-limits.ts";

/** The number of a case, as its own page shows it. */
export interface CaseCount {
  days: number;
  /** What the days are, e.g. `days since the order fell due, by our count 18 August 2025`. */
  unit: string;
  /** What tempers the number, in a sentence or two. */
  note?: string | undefined;
  /** Path of the case. */
  path: string;
}

/**
 * Counts the days since a time limit of a case ended.
 * @param slug file name of the case
 * @param today day to count to, e.g. `2026-11-22`
 * @returns undefined when there is nothing to count
 */
export function countCase(slug: string | undefined, today: string): CaseCount | undefined {
  const found = getCases().find((one) => one.slug === slug);
  const limit = found && landmarkOf(countTimeLimits(found, today));
  if (!limit) return undefined;
  const { days, dueOn, countAs } = limit;
  return {
    days,
    unit: `${countAs}, by our count ${formatDay(dueOn)}`,
    note: found.pending?.short,
    path: found.path,
  };
}
