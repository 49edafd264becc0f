import type { Frame } from "#app/embeds/frame.ts";
import { casesPath, type LitigationCase } from "#collections/cases/cases.ts";
import { countTimeLimits, type TimeLimit } from "#collections/cases/time-limits.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import { daysBetween } from "#collections/time/days.ts";

/** Days for which a box says that its count was corrected; the page of the case says it for ever. */
const correctedFor = 90;

/** What a box on other sites says of a case, counted to `today`, e.g. `2026-11-21`. */
export function caseFrame(entry: LitigationCase, today: string): Frame {
  const { frame: labels } = getPage("press").embed;
  const { corrections, verdict, pending, path } = entry;
  const [correction] = corrections;
  const anchor = `${path}#corrected-${correction?.date}`;
  if (correction?.withdraws) {
    return {
      tone: "plain",
      heading: labels.withdrawn,
      text: fillPlaceholders(labels.withdrawnText, { date: formatDay(correction.date) }),
      small: `${correction.title}.`,
      link: { label: labels.withdrawnLink, href: anchor },
    };
  }
  const link = { label: labels.caseLink, href: path };
  const limit = countTimeLimits(entry, today).find(({ countAs }) => countAs);
  if (!limit || limit.state === "took") {
    const small = fillPlaceholders(labels.checked, { date: formatDay(entry.checkedOn) });
    const text = [`${entry.caseName}.`, entry.note].filter(Boolean).join(" ");
    return { tone: "leaf", heading: entry.status, text, small, link };
  }
  const due = fillPlaceholders(labels.byOurCount, { date: formatDay(limit.dueOn) });
  const counted = fillPlaceholders(labels.countedTo, { date: formatDay(today) });
  if (limit.happenedOn) {
    const isLate = limit.state === "late";
    const heading = isLate ? behind(limit.days, labels.late) : labels.inTime;
    const number = isLate ? limit.days : undefined;
    const small = `${due} ${labels.stopped}`;
    return { tone: "leaf", number, heading, text: describeEnd(limit), small, link };
  }
  const frame = {
    tone: "bark",
    number: limit.days,
    heading: behind(limit.days, limit.state === "over" ? (limit.countAs ?? "") : labels.left),
    text: [verdict?.decided ?? `${limit.title}.`, !pending && verdict?.open]
      .filter(Boolean)
      .join(" "),
    small: [due, pending?.short, counted].filter(Boolean).join(" "),
    link,
  } as const;
  if (!correction || daysBetween(correction.date, today) > correctedFor) return frame;
  return {
    ...frame,
    tag: getPage("litigation").casePage.corrected.replace("{date}", formatDay(correction.date)),
    text: `${correction.title}.`,
    link: { label: labels.correctedLink, href: anchor },
  };
}

/** Words that begin with "days", behind their number. */
const behind = (days: number, words: string) =>
  days === 1 ? words.replace(/^days\b/, "day") : words;

function describeEnd({ title, given, from, extension, happenedOn }: TimeLimit): string {
  const { frame: labels } = getPage("press").embed;
  const more = extension && fillPlaceholders(labels.granted, { days: extension.days });
  const end = fillPlaceholders(labels.happened, {
    days: given,
    from: formatDay(from),
    date: formatDay(happenedOn ?? from),
  });
  return [`${title}.`, end, more].filter(Boolean).join(" ");
}

/** Stands where a box was whose case is not published any more. */
export function goneFrame(): Frame {
  const { frame: labels } = getPage("press").embed;
  const link = { label: labels.goneLink, href: casesPath };
  return { tone: "plain", heading: labels.gone, text: labels.goneText, small: "", link };
}
