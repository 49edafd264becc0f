import { type CalendarMoment, calendarHost, writeCalendar } from "#app/feeds/calendar.ts";
import type { Opportunity } from "#collections/opportunities/opportunities.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";

export function calendarOf(title: string, dates: readonly CalendarMoment[]): Response {
  return new Response(writeCalendar(`${getKnownOrganisation().name}: ${title}`, dates), {
    headers: { "Content-Type": "text/calendar; charset=utf-8" },
  });
}

export function deadlineOf(item: Opportunity): CalendarMoment {
  return { ...entry(item, "deadline"), from: item.deadline };
}

/** What an opportunity puts into a calendar: its deadline, and its own time where it has one. */
export function datesOf(item: Opportunity): CalendarMoment[] {
  const { starts, ends } = item;
  const time = starts ? [{ ...entry(item, "starts"), from: starts, to: ends }] : [];
  return [deadlineOf(item), ...time];
}

function entry(item: Opportunity, part: "deadline" | "starts") {
  const { url } = getKnownOrganisation();
  return {
    id: `${item.slug}-${part === "starts" ? "time" : part}@${calendarHost(url)}`,
    title: `${getPage("opportunities").labels[part]}: ${item.title}`,
    description: `${item.summary} ${item.place}`,
    address: url + item.path,
    changedOn: item.updated ?? item.posted,
  };
}
