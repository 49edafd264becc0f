import type { Progress } from "./open-file.ts";

const marks = {
  unfinished: ["bad", "Not finished"],
  draft: ["draft", "Draft"],
  saved: ["saved", "Saved here"],
  waiting: ["waiting", "Waiting for its day"],
  "handed-on": ["online", "Online"],
  public: ["online", "Online"],
} as const satisfies Record<Progress["state"], readonly [tone: string, word: string]>;

export type ProgressMark = (typeof marks)[Progress["state"]];

/** How far a text is, as one word with the tone of its mark. A text waits for its day once it is put online. */
export const progressMark = ({
  state,
  isHere,
}: Progress): readonly [ProgressMark[0], ProgressMark[1]] =>
  marks[state === "waiting" && isHere ? "saved" : state];

/** Whether a text is not put online, or not as it is here. */
export const isNotOnline = ({ state, isHere }: Progress): boolean =>
  state === "waiting" ? isHere === true : marks[state][1] !== "Online";

/** From when a text shows, in words. @param moment as the place says it, such as `on Friday at 08:00` */
export const showsFromMessage = ({ isHere }: Progress, moment: string): string =>
  `goes online by itself ${moment}${isHere ? ", once it is put online" : ""}`;
