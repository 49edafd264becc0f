const dayLength = 86_400_000;

/** A span of days that a law or an order gives, compared with what happened. */
export interface CountedClock {
  /** Last day of the span, counted from the day after `from`. */
  dueOn: string;
  state: "in time" | "late" | "running" | "over";
  /**
   * Days between the last day of the span and what happened: late by so many, or in time with so many
   * left. Where nothing is known to have happened, days until or since the last day, as on `today`.
   */
  days: number;
  /** Days from the start to what happened, or to `today`. */
  length: number;
}

/**
 * Counts a statutory clock.
 * @param clock `from` and `happenedOn` as `2025-07-18`; `days` as the law or the order gives them
 * @param today day to count to while nothing is known to have happened
 */
export function countClock(
  clock: { from: string; days: number; happenedOn?: string | undefined },
  today: string,
): CountedClock {
  const due = Date.parse(clock.from) + clock.days * dayLength;
  const dueOn = new Date(due).toISOString().slice(0, 10);
  const end = Date.parse(clock.happenedOn ?? today);
  const length = Math.round((end - Date.parse(clock.from)) / dayLength);
  const between = Math.round((end - due) / dayLength);
  if (clock.happenedOn) {
    return { dueOn, state: between > 0 ? "late" : "in time", days: Math.abs(between), length };
  }
  return { dueOn, state: between > 0 ? "over" : "running", days: Math.abs(between), length };
}
