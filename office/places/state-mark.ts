import { spokenTime } from "#server/clock.ts";
import type { Progress } from "../core/open-file.ts";
import { type Html, type StateTone, state } from "../shell/parts.ts";

/** How far a text is, as one word. */
const marks: Readonly<Record<Progress["state"], readonly [StateTone, string]>> = {
  unfinished: ["bad", "Not finished"],
  draft: ["draft", "Draft"],
  saved: ["saved", "Saved here"],
  waiting: ["waiting", "Waiting for its day"],
  "handed-on": ["online", "Online"],
  public: ["online", "Online"],
};

export const stateMark = (progress: Progress): Html => state(...marks[progress.state]);

/** The sign ⚠ with the number of questions that wait in a text. */
export const questionMark = (count: number): Html => count > 0 && state("question", `⚠ ${count}`);

/** The moment from which a text shows, such as `from Saturday 5 December at 08:00`. */
export function showsFrom({ showsFrom: moment }: Progress): string {
  return moment ? `goes online by itself ${spokenTime(Date.parse(moment))}` : "";
}

/** Whether a text is not online, or not as it is here. */
export const isHere = ({ state: word }: Progress): boolean => marks[word][1] !== "Online";
