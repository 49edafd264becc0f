import type { CalendarMoment } from "#app/feeds/calendar.ts";
import type { Opportunity } from "#collections/opportunities/opportunities.ts";
import type { PageContent } from "#collections/pages/pages.ts";

type Labels = PageContent<"opportunities">["labels"];

/**
 * The last moment to apply, for a calendar.
 * @param url origin of the public site
 */
export function deadlineOf(item: Opportunity, labels: Labels, url: string): CalendarMoment {
  return { ...entry(item, "deadline", labels.deadline, url), from: item.deadline };
}

/** What an opportunity puts into a calendar: its deadline, and its own time where it has one. */
export function datesOf(item: Opportunity, labels: Labels, url: string): CalendarMoment[] {
  const dates = [deadlineOf(item, labels, url)];
  const { starts, ends } = item;
  return starts
    ? [...dates, { ...entry(item, "time", labels.starts, url), from: starts, to: ends }]
    : dates;
}

function entry(item: Opportunity, part: string, what: string, url: string) {
  return {
    id: `${item.slug}-${part}@${new URL(url).host}`,
    title: `${what}: ${item.title}`,
    description: `${item.summary} ${item.place}`,
    address: url + item.path,
    changedOn: item.updated ?? item.posted,
  };
}
