import { spokenTime } from "#server/clock.ts";
import type { Progress } from "../core/open-file.ts";
import { progressMark, showsFromMessage } from "../core/progress-mark.ts";
import { type Html, state } from "../shell/parts.ts";

/** How far a text is, as one word. */
export const stateMark = (progress: Progress): Html => state(...progressMark(progress));

/** The sign ⚠ with the number of questions that wait in a text. */
export const questionMark = (count: number): Html => count > 0 && state("question", `⚠ ${count}`);

/** The moment from which a text shows, such as `goes online by itself on Saturday 5 December at 08:00`. */
export function showsFrom(progress: Progress): string {
  const { showsFrom: moment } = progress;
  return moment ? showsFromMessage(progress, spokenTime(Date.parse(moment))) : "";
}
