import { formatDay } from "#collections/formats/format-day.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import type { PageContent } from "#collections/pages/pages.ts";

const hours = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Africa/Kampala" });

/** The hour of a moment in Kampala, e.g. `17:00`. */
export function kampalaHour(moment: string): string {
  return hours.format(new Date(moment));
}

/**
 * A moment in words, in the time of Kampala, wherever the reader is.
 * @param moment with its time zone, e.g. `2026-12-01T14:00:00Z`
 * @param words `{day}` and `{hour}` are filled in
 * @returns such as `1 December 2026, 17:00 in Kampala`
 */
export function formatMoment(moment: string, words: PageContent<"opportunities">["moment"]) {
  return words
    .replace("{day}", formatDay(kampalaDay(Date.parse(moment))))
    .replace("{hour}", kampalaHour(moment));
}
