import { describeExcluded } from "#collections/formats/excluded-days.ts";
import { fillPlaceholders as fill } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { formatLongDay } from "#collections/formats/format-weekday.ts";
import { plural } from "#collections/formats/plural.ts";
import { getPage } from "#collections/pages/pages.ts";
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

export function answerOf(count: Count, rule: CountingRule): Step {
  const { answer: words, why } = getPage("count-the-days");
  const [short, moved] = [reasonOf(count, "short"), reasonOf(count, "moved")];
  const last = formatLongDay(count.last);
  if (!rule.excludesDays) return { text: words.plain };
  if (short && short.days.length > 0) return { text: words.short, section: short.section };
  if (!moved) return { text: fill(words.nothing, { last }) };
  const days = describeExcluded(moved.days, why.excluded);
  return { text: fill(words.moved, { days, last }), section: moved.section };
}

/** What may still change a count: a holiday without a day, or the end of the list. */
export function doubtsOf({ reasons }: Count): string[] {
  const words = getPage("count-the-days").answer;
  return reasons.flatMap((reason) => {
    if (reason.kind === "undated") return fill(words.undated, { holiday: reason.holiday });
    if (reason.kind !== "outside the list") return [];
    const [from, until] = [formatDay(reason.from), formatDay(reason.until)];
    return fill(words.outside, { from, until });
  });
}

export function stepsOf(count: Count, rule: CountingRule): Step[] {
  const words = getPage("count-the-days").why;
  const [short, moved] = [reasonOf(count, "short"), reasonOf(count, "moved")];
  const [day, last] = [formatLongDay(count.from), formatLongDay(count.last)];
  const { firstDay, inTime } = rule.paragraphs;
  const skipped = describeExcluded(short?.days ?? [], words.leftOut);
  const end = short ? count.last : count.plain;
  return [
    { text: fill(words.firstDay, { day }), section: firstDay },
    short
      ? {
          text: fill(plural(words.short, count.days), { count: count.days }),
          section: short.section,
        }
      : { text: fill(words.dayOne, { day: formatLongDay(addDays(count.from, 1)) }) },
    ...(skipped ? [{ text: fill(words.skipped, { days: skipped }) }] : []),
    { text: fill(words.end, { count: count.days, day: formatLongDay(end) }) },
    ...(moved
      ? [
          {
            text: fill(words.moved, { days: describeExcluded(moved.days, words.excluded), last }),
            section: moved.section,
          },
          {
            text: fill(words.inTime, { last, plain: formatLongDay(count.plain) }),
            section: inTime,
          },
        ]
      : []),
    ...doubtsOf(count).map((text) => ({ text })),
  ];
}
