import { writeReminders } from "#app/feeds/calendar.ts";
import { progressOf } from "./count-days.ts";
import type { ListFacts } from "./letter-labels.ts";
import type { SavedRequest } from "./saved-requests.ts";
import { formatTypedDay } from "./write-letter.ts";

/**
 * Saves the last days that are still to come as a calendar file, without any request.
 * @param nameOf name of a letter
 * @returns what the page says afterwards
 */
export function saveReminders(
  requests: readonly SavedRequest[],
  { on, holidays, words, language }: ListFacts,
  nameOf: (letter: string) => string,
): string {
  const days = requests.flatMap((request) => {
    const { state, count } = progressOf(request, on, holidays);
    const isOpen = state === "waiting" || state === "soon";
    if (!count || !isOpen) return [];
    const title = words.due.replace("{date}", formatTypedDay(count.last, language));
    const what = `${request.organisation || words.unnamed}: ${nameOf(request.letter)}`;
    return [{ id: request.id, day: count.last, title: `${title} – ${what}`, alarm: what }];
  });
  if (days.length === 0) return words.said.noDays;
  const file = new Blob([writeReminders(days)], { type: "text/calendar" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = "my-requests.ics";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return words.said.calendar;
}
