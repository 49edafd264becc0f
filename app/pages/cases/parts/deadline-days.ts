import { calendarHost } from "#app/feeds/calendar.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { changedOn, type TimeLimit } from "#collections/cases/time-limits.ts";
import { describeExcluded, excludedInEnglish } from "#collections/formats/excluded-days.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";

/** The last day of a time limit for a calendar. @returns undefined when the end is unclear */
export function deadlineDay(entry: LitigationCase, limit: TimeLimit, number: number) {
  if (limit.state === "took") return undefined;
  const { url } = getKnownOrganisation();
  const { title, given, from, dueOn, movedOver, basis, happenedOn } = limit;
  const moved = describeExcluded(movedOver, excludedInEnglish("is"));
  const count = moved && ` By our count; ${moved}.`;
  const outcome = happenedOn ? ` It happened on ${formatDay(happenedOn)}.` : "";
  return {
    id: `${entry.slug}-deadline-${number}@${calendarHost(url)}`,
    day: dueOn,
    title: `Deadline: ${title}`,
    description: `${entry.caseName}. ${given} days from ${formatDay(from)}.${count} ${basis}.${outcome}`,
    address: url + entry.path,
    changedOn: changedOn(entry),
  };
}
