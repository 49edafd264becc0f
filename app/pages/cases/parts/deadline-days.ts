import { calendarHost } from "#app/feeds/calendar.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { changedOn, type TimeLimit } from "#collections/cases/time-limits.ts";
import { describeExcluded, excludedInEnglish } from "#collections/formats/excluded-days.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { slugOf } from "#collections/formats/slug.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";

/** The last day of a time limit for a calendar. @returns undefined when the end is unclear */
export function deadlineDay(entry: LitigationCase, limit: TimeLimit) {
  if (limit.state === "took") return undefined;
  const { url } = getKnownOrganisation();
  const { title, given: allowed, from, dueOn, movedOver, basis, happenedOn } = limit;
  const moved = describeExcluded(movedOver, excludedInEnglish("is"));
  const count = moved && ` By our count; ${moved}.`;
  const outcome = happenedOn ? ` It happened on ${formatDay(happenedOn)}.` : "";
  return {
    // By its words: a number would move when another time limit is added before it.
    id: `${entry.slug}-deadline-${slugOf(title)}-${from}@${calendarHost(url)}`,
    day: dueOn,
    title: `Deadline: ${title}`,
    description: `${entry.caseName}. ${allowed} days from ${formatDay(from)}.${count} ${basis}.${outcome}`,
    address: url + entry.path,
    changedOn: changedOn(entry),
  };
}
