import type { Progress } from "../core/open-file.ts";

const marks = {
  draft: ["draft", "Draft"],
  unfinished: ["bad", "Not finished"],
  saved: ["saved", "Saved here"],
  waiting: ["waiting", "Waiting for its day"],
  "handed-on": ["online", "Online"],
  public: ["online", "Online"],
} as const satisfies Record<Progress["state"], readonly [tone: string, word: string]>;

/** The one word for how far a text is, and the tone of its mark. */
export const stateMark = ({ state }: Progress) => marks[state];

/** A moment as people in Kampala say it, such as “Friday, 2 January 2099 at 09:30”. */
export function spokenMoment(moment: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "Africa/Kampala",
  }).format(new Date(moment));
}
