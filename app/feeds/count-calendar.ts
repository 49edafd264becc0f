import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { type PluralForms, plural } from "#collections/formats/plural.ts";
import { type CountQuery, countAddress } from "#collections/time/count-query.ts";
import { countingRules } from "#collections/time/counting-rules.ts";
import type { Count } from "#collections/time/last-day.ts";
import { calendarHost, writeCalendar } from "./calendar.ts";

export interface CountCalendarFacts {
  /** Name of the organisation, and origin of its site; the origin is empty while unknown. */
  name: string;
  url: string;
  /** Day of the last comparison of the holidays with their sources. */
  comparedOn: string;
}

/** How a page speaks of a count. */
interface CountLabels {
  heading: string;
  answer: { span: PluralForms; open: string };
}

/** The last day of a count as a calendar file. */
export function countCalendar(
  question: NonNullable<CountQuery["asked"]>,
  { last, mayMove }: Pick<Count, "last" | "mayMove">,
  { name, url, comparedOn }: CountCalendarFacts,
  said: { language: string; words: CountLabels },
): string {
  const { heading, answer } = said.words;
  const rule = countingRules[question.rule];
  const span = { days: question.days, from: formatDay(question.from, said.language) };
  const title = `${heading}: ${fillPlaceholders(plural(answer.span, question.days, said.language), span)}`;
  const counted = rule.act ? `${rule.act}, section ${rule.section}` : "Plain days";
  const day = {
    id: `count-${question.from}-${question.days}-${question.rule}@${calendarHost(url)}`,
    day: last,
    title,
    description: mayMove ? `${counted}. ${answer.open}.` : counted,
    address: url + countAddress(question),
    changedOn: comparedOn,
  };
  return writeCalendar(`${name}: ${title}`, [day]);
}
