import { countCalendar } from "#app/feeds/count-calendar.ts";
import { contentIn } from "#collections/content.ts";
import { getHolidayList, getHolidays } from "#collections/holidays/holidays.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { readCount } from "#collections/time/count-query.ts";
import { countingRules } from "#collections/time/counting-rules.ts";
import { lastDay } from "#collections/time/last-day.ts";
import { splitAddress } from "#collections/translations/shown-pages.ts";
import { type SiteHandler, targetOf } from "#server/http/request-context.ts";
import { openResponse } from "#server/http/responses.ts";

/** The last day of a count as a calendar file; without a valid count there is none. */
export const countCalendarHandler: SiteHandler = (c) => {
  const { path, query } = targetOf(c);
  const { asked } = readCount(new URLSearchParams(query));
  if (!asked) return c.notFound();
  const count = lastDay(asked.from, asked.days, countingRules[asked.rule], getHolidayList());
  const { language } = splitAddress(path);
  const page = getPage("count-the-days", contentIn(language));
  const facts = { ...getKnownOrganisation(), comparedOn: getHolidays().comparedOn };
  const file = countCalendar(asked, count, facts, { language, words: page });
  return openResponse(c, "text/calendar; charset=utf-8", file, {
    "Content-Disposition": `attachment; filename="last-day-${count.last}.ics"`,
    "X-Robots-Tag": "noindex",
  });
};
