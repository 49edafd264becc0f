import { type CalendarDay, calendarHost } from "#app/feeds/calendar.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { changedOn, type TimeLimit } from "#collections/cases/time-limits.ts";
import { describeExcluded, excludedInEnglish } from "#collections/formats/excluded-days.ts";
import { formatDay } from "#collections/formats/format-day.ts";

/**
 * The last day of a time limit for a calendar.
 * @param url origin of the public site
 * @returns undefined when the end is unclear
 */
export function deadlineDay(
  entry: LitigationCase,
  limit: TimeLimit,
  number: number,
  url: string,
): CalendarDay | undefined {
  if (limit.state === "took") return undefined;
  const { caseName, path, slug } = entry;
  const { title, given, from, dueOn, movedOver, basis, happenedOn } = limit;
  const count =
    movedOver.length > 0
      ? ` By our count; ${describeExcluded(movedOver, excludedInEnglish("is"))}.`
      : "";
  const outcome = happenedOn ? ` It happened on ${formatDay(happenedOn)}.` : "";
  return {
    id: `${slug}-deadline-${number}@${calendarHost(url)}`,
    day: dueOn,
    title: `Deadline: ${title}`,
    description: `${caseName}. ${given} days from ${formatDay(from)}.${count} ${basis}.${outcome}`,
    address: url + path,
    changedOn: changedOn(entry),
  };
}
