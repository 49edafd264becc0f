import { getOpportunities } from "#collections/opportunities/opportunities.ts";
import type { Route } from "./+types/dates";
import { calendarOf, datesOf } from "./parts/opportunity-dates.ts";

export function loader({ params }: Route.LoaderArgs) {
  const item = getOpportunities().find(({ slug }) => slug === params.slug);
  if (!item) throw new Response("No such opportunity", { status: 404 });
  return calendarOf(item.title, datesOf(item));
}
