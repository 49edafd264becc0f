import { type CountedClock, countClock } from "./case-clock.ts";
import type { LitigationCase } from "./cases.ts";

type Clock = LitigationCase["clocks"][number];

/** A time limit of a case, counted to a day. */
export interface TimeLimit extends Omit<Clock, "days"> {
  /** Days that the law or the order gives. */
  given: number;
  /** Last day of the limit, as it was first set. */
  dueOn: string;
  /**
   * `took`: its start is not confirmed, so only the time that it took is known, or the time
   * so far. Otherwise as of any clock; see `countClock`.
   */
  state: "took" | CountedClock["state"];
  /** Days late, early, left, since the end, or taken, by state. */
  days: number;
}

/**
 * The time limits of a case in the order of its file.
 * @param today day to count to, e.g. `2026-11-21`, while nothing is known to have happened
 */
export function countTimeLimits(
  { clocks }: Pick<LitigationCase, "clocks">,
  today: string,
): TimeLimit[] {
  return clocks.map((clock) => {
    const { days: given, ...fields } = clock;
    const { dueOn, state, days, length } = countClock(clock, today);
    const counted = { ...fields, given, dueOn };
    return clock.unclear
      ? { ...counted, state: "took", days: length }
      : { ...counted, state, days };
  });
}

/**
 * The number beside the verdict: days since a limit ended, while nothing is known to have happened.
 * @returns undefined when no limit is over that the file wants counted
 */
export function landmarkOf(limits: readonly TimeLimit[]): TimeLimit | undefined {
  return limits.find(({ state, countAs }) => state === "over" && countAs);
}
