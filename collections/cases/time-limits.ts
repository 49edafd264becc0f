import { getHolidayList } from "#collections/holidays/holidays.ts";
import { countingRules } from "#collections/time/counting-rules.ts";
import { addDays, daysBetween } from "#collections/time/days.ts";
import { type ExcludedDay, lastDay } from "#collections/time/last-day.ts";
import type { LitigationCase } from "./cases.ts";

type Clock = LitigationCase["clocks"][number];

export interface TimeLimit extends Omit<Clock, "days"> {
  /** Days that the law or the order gives. */
  given: number;
  /** Last day of the limit by its rule, as it was first set. */
  dueOn: string;
  /** Last day of a plain count; another one where the rule moves the last day. */
  plainDueOn: string;
  /** The days over which the rule moved the last day. */
  movedOver: readonly ExcludedDay[];
  /** Whether a holiday that is not announced yet may still move the last day. */
  mayMove: boolean;
  /**
   * `took`: its start is not confirmed, so only the time that it took is known, or the time so far. Otherwise
   * `running` or `over` while nothing is known to have happened.
   */
  state: "took" | "in time" | "late" | "running" | "over";
  /**
   * Days between the last day and what happened: late by so many, or in time with so many left. Where nothing is
   * known to have happened, days until or since the last day; for `took`, days since the start.
   */
  days: number;
  /** Whether it happened within the time that was granted afterwards; then it is not called late. */
  isWithinExtension: boolean;
}

/**
 * The time limits of a case in the order of its file.
 * @param today day to count to, e.g. `2026-11-21`, while nothing is known to have happened
 */
export function countTimeLimits(
  { clocks }: Pick<LitigationCase, "clocks">,
  today: string,
): TimeLimit[] {
  return clocks.map(({ days: allowed, ...clock }) => {
    const count = lastDay(clock.from, allowed, countingRules[clock.rule], getHolidayList());
    const { last: dueOn, plain: plainDueOn, mayMove } = count;
    const end = clock.happenedOn ?? today;
    const between = daysBetween(dueOn, end);
    const moved = count.reasons.find(({ kind }) => kind === "moved" || kind === "short");
    const { extension, happenedOn } = clock;
    const limit = {
      ...clock,
      given: allowed,
      dueOn,
      plainDueOn,
      mayMove,
      movedOver: moved && "days" in moved ? moved.days : [],
      isWithinExtension: Boolean(
        happenedOn && extension && happenedOn <= addDays(extension.on, extension.days),
      ),
    };
    if (clock.unclear) return { ...limit, state: "took", days: daysBetween(clock.from, end) };
    const [late, early] = clock.happenedOn
      ? (["late", "in time"] as const)
      : (["over", "running"] as const);
    const state = between > 0 ? late : early;
    return { ...limit, state, days: Math.abs(between) };
  });
}

/** The number beside the verdict; undefined when no limit is over that the file wants counted. */
export function landmarkOf(limits: readonly TimeLimit[]): TimeLimit | undefined {
  return limits.find(({ state, countAs }) => state === "over" && countAs);
}

/** Day of the last change of a case: of its last comparison with the sources, or of a later correction. */
export function changedOn({ checkedOn, corrections }: LitigationCase): string {
  return [checkedOn, ...corrections.map(({ date }) => date)].toSorted().at(-1) ?? checkedOn;
}
