import type { CountingRule } from "./counting-rules.ts";
import { addDays, weekday } from "./days.ts";

/** Days that a count may have to skip, as far as they are known. */
export interface HolidayList {
  /** First and last day of the years that the list covers. */
  from: string;
  until: string;
  /** Names by day, e.g. `2025-12-25`. */
  names: Readonly<Record<string, string>>;
  /** Holidays without a day, as they depend on the moon or on a notice, with the days on which they may fall. */
  undated: readonly { name: string; from: string; until: string }[];
}

/** A day that does not count, or that cannot be a last day; without a name it is a Sunday. */
export interface ExcludedDay {
  day: string;
  holiday?: string;
}

/** Why a count ends on its day, in the order in which a person would explain it. */
export type Reason =
  /** The day of the event is left out. */
  | { kind: "first day"; day: string; section?: string | undefined }
  /** A short period: the excluded days inside it were left out. */
  | { kind: "short"; days: readonly ExcludedDay[]; section?: string | undefined }
  /** The last day would have been an excluded day, so it moved over these. */
  | { kind: "moved"; days: readonly ExcludedDay[]; section?: string | undefined }
  /** A holiday without a day may fall where it changes the result. */
  | { kind: "undated"; holiday: string; from: string; until: string }
  /** The list of holidays does not cover the days that decide. */
  | { kind: "outside the list"; from: string; until: string };

export interface Count {
  from: string;
  days: number;
  last: string;
  /** The last day when each day counts and nothing moves. */
  plain: string;
  reasons: readonly Reason[];
  /** Whether a holiday that is not known yet may still move the last day. */
  mayMove: boolean;
}

/** Counts a period from the day of an event, e.g. `2025-07-18`. @param days of the period, at least 1 */
export function lastDay(
  from: string,
  days: number,
  rule: CountingRule,
  holidays: HolidayList,
): Count {
  const { firstDay, moved, short } = rule.paragraphs;
  const plain = addDays(from, days);
  const reasons: Reason[] = [{ kind: "first day", day: from, section: firstDay }];
  if (!rule.excludesDays) return { from, days, last: plain, plain, reasons, mayMove: false };

  const excluded = (day: string): ExcludedDay | undefined => {
    const holiday = holidays.names[day];
    if (holiday) return { day, holiday };
    return weekday(day) === 7 ? { day } : undefined;
  };
  const isShort = days <= rule.shortPeriod;
  const skipped: ExcludedDay[] = [];
  let last = isShort ? from : addDays(plain, -1);
  for (let left = isShort ? days : 1; left > 0; ) {
    last = addDays(last, 1);
    const reason = excluded(last);
    if (reason) skipped.push(reason);
    else left -= 1;
  }
  if (isShort) reasons.push({ kind: "short", days: skipped, section: short });
  else if (skipped.length > 0) reasons.push({ kind: "moved", days: skipped, section: moved });

  // In a long period only the last day can move; in a short one each day decides.
  const start = isShort ? addDays(from, 1) : last;
  const undated = holidays.undated.filter(
    (holiday) => holiday.from <= last && holiday.until >= start,
  );
  for (const { name, ...span } of undated)
    reasons.push({ kind: "undated", holiday: name, ...span });
  const isOutside = last > holidays.until || (isShort ? start : plain) < holidays.from;
  if (isOutside) {
    reasons.push({ kind: "outside the list", from: holidays.from, until: holidays.until });
  }
  return { from, days, last, plain, reasons, mayMove: undated.length > 0 || isOutside };
}
