import { writeCalendar } from "#app/feeds/calendar.ts";
import { getCases } from "#collections/cases/cases.ts";
import { countTimeLimits } from "#collections/cases/time-limits.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { deadlineDay } from "./parts/deadline-days.ts";

export function loader() {
  const { name } = getKnownOrganisation();
  const days = getCases().flatMap((entry) =>
    countTimeLimits(entry, entry.checkedOn).flatMap((limit) => deadlineDay(entry, limit) ?? []),
  );
  return new Response(writeCalendar(`${name}: deadlines of our cases`, days), {
    headers: { "Content-Type": "text/calendar; charset=utf-8" },
  });
}
