import type { Progress } from "../core/open-file.ts";

const labels = {
  unsaved: "Not saved yet",
  draft: "Draft",
  unfinished: "Not finished",
  saved: "Saved here",
  waiting: "Waiting for its day",
  "handed-on": "Nothing left to do",
  public: "On the public site",
} as const;

/** How far a file is: one word for each state, everywhere, and then the day or the fields for which it waits. */
export function progressText(progress: Progress, fields: readonly string[] = []): string {
  const { state, showsFrom, isHere } = progress;
  const first = isHere ? ", if it is put online before" : "";
  const after = showsFrom ? `${spokenMoment(showsFrom)}${first}` : fields.join(", ");
  return [labels[state], after].filter(Boolean).join(": ");
}

/** A moment as people in Kampala say it, such as “Friday, 2 January 2099 at 09:30”. */
export function spokenMoment(moment: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "Africa/Kampala",
  }).format(new Date(moment));
}
