import { describeExcluded } from "#collections/formats/excluded-days.ts";
import { fillPlaceholders as fill } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { formatLongDay } from "#collections/formats/format-weekday.ts";
import { plural } from "#collections/formats/plural.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import type { CountingRule } from "#collections/time/counting-rules.ts";
import { addDays } from "#collections/time/days.ts";
import type { Count, Reason } from "#collections/time/last-day.ts";

export interface Step {
  text: string;
  section?: string | undefined;
}

type Kind = Reason["kind"];
const reasonOf = <K extends Kind>({ reasons }: Count, kind: K) =>
  reasons.find((reason): reason is Extract<Reason, { kind: K }> => reason.kind === kind);

export type CountLabels = Pick<
  PageContent<"count-the-days">,
  "heading" | "lead" | "form" | "answer" | "why" | "law" | "unsettled" | "use"
>;

/** The language of the page, with its words for a count. */
export interface CountLanguage {
  language: string;
  words: CountLabels;
}

export interface CountResult {
  count: Count;
  rule: CountingRule;
  /** Address of the last day as a calendar file. */
  calendar: string;
}

export function answerOf(count: Count, rule: CountingRule, said: CountLanguage): Step {
  const { language } = said;
  const { answer: words, why } = said.words;
  const [short, moved] = [reasonOf(count, "short"), reasonOf(count, "moved")];
  const last = formatLongDay(count.last, language);
  if (!rule.excludesDays) return { text: words.plain };
  if (short && short.days.length > 0) return { text: words.short, section: short.section };
  if (!moved) return { text: fill(words.nothing, { last }) };
  const days = describeExcluded(moved.days, why.excluded, language);
  return { text: fill(words.moved, { days, last }), section: moved.section };
}

/** What may still change a count: a holiday without a day, or the end of the list. */
export function doubtsOf({ reasons }: Count, said: CountLanguage): string[] {
  const { language } = said;
  const words = said.words.answer;
  return reasons.flatMap((reason) => {
    if (reason.kind === "undated") return fill(words.undated, { holiday: reason.holiday });
    if (reason.kind !== "outside the list") return [];
    const [from, until] = [formatDay(reason.from, language), formatDay(reason.until, language)];
    return fill(words.outside, { from, until });
  });
}

export function stepsOf(count: Count, rule: CountingRule, said: CountLanguage): Step[] {
  const { language } = said;
  const words = said.words.why;
  const long = (day: string) => formatLongDay(day, language);
  const [short, moved] = [reasonOf(count, "short"), reasonOf(count, "moved")];
  const [day, last] = [long(count.from), long(count.last)];
  const { firstDay, inTime } = rule.paragraphs;
  const skipped = describeExcluded(short?.days ?? [], words.leftOut, language);
  const end = short ? count.last : count.plain;
  return [
    { text: fill(words.firstDay, { day }), section: firstDay },
    short
      ? {
          text: fill(plural(words.short, count.days, language), { count: count.days }),
          section: short.section,
        }
      : { text: fill(words.dayOne, { day: long(addDays(count.from, 1)) }) },
    ...(skipped ? [{ text: fill(words.skipped, { days: skipped }) }] : []),
    { text: fill(words.end, { count: count.days, day: long(end) }) },
    ...(moved
      ? [
          {
            text: fill(words.moved, {
              days: describeExcluded(moved.days, words.excluded, language),
              last,
            }),
            section: moved.section,
          },
          {
            text: fill(words.inTime, { last, plain: long(count.plain) }),
            section: inTime,
          },
        ]
      : []),
    ...doubtsOf(count, said).map((text) => ({ text })),
  ];
}
