import { calendarHost, writeCalendar } from "#app/feeds/calendar.ts";
import { contentIn } from "#collections/content.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { plural } from "#collections/formats/plural.ts";
import { getHolidayList, getHolidays } from "#collections/holidays/holidays.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { countAddress, readCount } from "#collections/time/count-query.ts";
import { countingRules } from "#collections/time/counting-rules.ts";
import { lastDay } from "#collections/time/last-day.ts";
import { splitAddress } from "#collections/translations/shown-pages.ts";
import { type SiteHandler, targetOf } from "#server/http/request-context.ts";
import { openResponse } from "#server/http/responses.ts";

/** The last day of a count as a calendar file; without a valid count there is none. */
export const countCalendar: SiteHandler = (c) => {
  const { asked } = readCount(new URLSearchParams(targetOf(c).query));
  if (!asked) return c.notFound();
  const rule = countingRules[asked.rule];
  const { last, mayMove } = lastDay(asked.from, asked.days, rule, getHolidayList());
  const { name, url } = getKnownOrganisation();
  const { language } = splitAddress(targetOf(c).path);
  const { heading, answer } = getPage("count-the-days", contentIn(language));
  const span = { days: asked.days, from: formatDay(asked.from, language) };
  const title = `${heading}: ${fillPlaceholders(plural(answer.span, asked.days, language), span)}`;
  const counted = rule.act ? `${rule.act}, section ${rule.section}` : "Plain days";
  const day = {
    id: `count-${asked.from}-${asked.days}-${asked.rule}@${calendarHost(url)}`,
    day: last,
    title,
    description: mayMove ? `${counted}. ${answer.open}.` : counted,
    address: url + countAddress(asked),
    changedOn: getHolidays().comparedOn,
  };
  const file = writeCalendar(`${name}: ${title}`, [day]);
  return openResponse(c, "text/calendar; charset=utf-8", file, {
    "Content-Disposition": `attachment; filename="last-day-${last}.ics"`,
    "X-Robots-Tag": "noindex",
  });
};
