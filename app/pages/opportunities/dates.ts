import { writeCalendar } from "#app/feeds/calendar.ts";
import { getOpportunities } from "#collections/opportunities/opportunities.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/dates";
import { datesOf } from "./parts/opportunity-dates.ts";

/** The dates of one opportunity as a file for the calendar of a phone or a computer. */
export function loader({ params }: Route.LoaderArgs) {
  const item = getOpportunities().find(({ slug }) => slug === params.slug);
  if (!item) throw new Response("No such opportunity", { status: 404 });
  const { name, url } = getOrganisation();
  const { labels } = getPage("opportunities");
  return new Response(writeCalendar(`${name}: ${item.title}`, datesOf(item, labels, url)), {
    headers: { "Content-Type": "text/calendar; charset=utf-8" },
  });
}
