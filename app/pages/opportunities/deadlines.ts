import { getOpportunities } from "#collections/opportunities/opportunities.ts";
import { getPage } from "#collections/pages/pages.ts";
import { calendarOf, deadlineOf } from "./parts/opportunity-dates.ts";

export function loader() {
  return calendarOf(getPage("opportunities").breadcrumb, getOpportunities().map(deadlineOf));
}
