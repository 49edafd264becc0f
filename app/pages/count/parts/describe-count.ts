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

export function answerOf(count: Count, rule: CountingRule, spoken: CountLanguage): Step {
  const { language } = spoken;
  const { answer: words, why } = spoken.words;
  const [short, moved] = [reasonOf(count, "short"), reasonOf(count, "moved")];
  const last = formatLongDay(count.last, language);
  if (!rule.excludesDays) return { text: words.plain };
  if (short && short.days.length > 0) return { text: words.short, section: short.section };
  if (!moved) return { text: fill(words.nothing, { last }) };
  const days = describeExcluded(moved.days, why.excluded, language);
  return { text: fill(words.moved, { days, last }), section: moved.section };
}

/** What may still change a count: a holiday without a day, or the end of the list. */
export function doubtsOf({ reasons }: Count, spoken: CountLanguage): string[] {
  const { language } = spoken;
  const labels = spoken.words.answer;
  return reasons.flatMap((reason) => {
    if (reason.kind === "undated") return fill(labels.undated, { holiday: reason.holiday });
    if (reason.kind !== "outside the list") return [];
    const [from, until] = [formatDay(reason.from, language), formatDay(reason.until, language)];
    return fill(labels.outside, { from, until });
  });
}

export function stepsOf(count: Count, rule: CountingRule, spoken: CountLanguage): Step[] {
  const { language } = spoken;
  const labels = spoken.words.why;
  const long = (day: string) => formatLongDay(day, language);
  const [short, moved] = [reasonOf(count, "short"), reasonOf(count, "moved")];
  const [day, last] = [long(count.from), long(count.last)];
  const { firstDay, inTime } = rule.paragraphs;
  const skipped = describeExcluded(short?.days ?? [], labels.leftOut, language);
  const end = short ? count.last : count.plain;
  return [
    { text: fill(labels.firstDay, { day }), section: firstDay },
    short
      ? {
          text: fill(plural(labels.short, count.days, language), { count: count.days }),
          section: short.section,
        }
      : { text: fill(labels.dayOne, { day: long(addDays(count.from, 1)) }) },
    ...(skipped ? [{ text: fill(labels.skipped, { days: skipped }) }] : []),
    { text: fill(labels.end, { count: count.days, day: long(end) }) },
    ...(moved
      ? [
          {
            text: fill(labels.moved, {
              days: describeExcluded(moved.days, labels.excluded, language),
              last,
            }),
            section: moved.section,
          },
          {
            text: fill(labels.inTime, { last, plain: long(count.plain) }),
            section: inTime,
          },
        ]
      : []),
    ...doubtsOf(count, spoken).map((text) => ({ text })),
  ];
}
