import { formatDay, formatLongDay } from "#collections/formats/format-day.ts";
import type { Count, ExcludedDay, Reason } from "#collections/time/last-day.ts";
import type { RequestLabels } from "./letter-labels.ts";

/** Why the last day is that day, as sentences; the first says from which day it counts. */
export function countReasons(
  count: Count,
  section: string | undefined,
  { reasons: words }: Pick<RequestLabels, "reasons">,
): string[] {
  const { from, days, last, plain } = count;
  const sentences = count.reasons.map((reason) => {
    switch (reason.kind) {
      case "first day":
        return words.first
          .replace("{days}", `${days}`)
          .replace("{date}", formatDay(from))
          .replace("{section}", section ?? "");
      case "moved":
        return withDays(words.moved, reason).replace("{last}", formatLongDay(last));
      case "short":
        return reason.days.length > 0 ? withDays(words.short, reason) : "";
      case "undated":
        return words.undated.replace("{holiday}", reason.holiday);
      case "outside the list":
        return words.outside.replace("{date}", formatDay(reason.until));
    }
    return "";
  });
  return [...sentences, last === plain ? "" : words.open].filter(Boolean);
}

function withDays(text: string, { days, section }: Extract<Reason, { days: unknown }>): string {
  return text
    .replace("{skipped}", days.map(nameDay).join(", "))
    .replace("{section}", section ?? "");
}

const nameDay = ({ day, holiday }: ExcludedDay) =>
  holiday ? `${formatLongDay(day)} (${holiday})` : formatLongDay(day);
