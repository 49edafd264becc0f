import { writeCalendar } from "#app/feeds/calendar.ts";
import { getOpportunities } from "#collections/opportunities/opportunities.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { deadlineOf } from "./parts/opportunity-dates.ts";

/** The deadlines of all opportunities as one calendar, for those who subscribe to it. */
export function loader() {
  const { name, url } = getOrganisation();
  const { labels, breadcrumb } = getPage("opportunities");
  const dates = getOpportunities().map((item) => deadlineOf(item, labels, url));
  return new Response(writeCalendar(`${name}: ${breadcrumb}`, dates), {
    headers: { "Content-Type": "text/calendar; charset=utf-8" },
  });
}
