import { fieldTitle } from "../../core/field-title.ts";
import type { OpenFile } from "../../core/open-file.ts";
import { progressMark, showsFromMessage } from "../../core/progress-mark.ts";
import { spokenMoment } from "../progress-labels.ts";
import type { EditedFile } from "../use-file.ts";

interface FileStateProps {
  edited: EditedFile;
  opened: OpenFile;
  saysKept: boolean;
}

const gonePill = ["bad", "Not there any more"] as const;

/** How far the text is, and since when the office has what is typed. */
export function FileState({ edited, opened, saysKept }: FileStateProps) {
  const { refusal, isSending, isBringing, keptAt, unreachable } = edited;
  const { progress, problems, form, values } = opened;
  const unfinished = progress.state === "unfinished" ? problems.filter(({ field }) => field) : [];
  const titles = [...new Set(unfinished.map(({ field }) => fieldTitle(form, field, values)))];
  const [tone, word] = edited.gone ? gonePill : progressMark(progress);
  const time = keptAt && new Date(keptAt).toTimeString().slice(0, 5);
  const isKept = !isSending && !unreachable && !isBringing && !edited.gone;
  const { showsFrom } = progress;
  const sentences = [
    refusal ?? titles.join(", "),
    !refusal && showsFrom && showsFromMessage(progress, `on ${spokenMoment(showsFrom)}`),
    isBringing && "The picture or PDF is not in yet …",
    isKept && (saysKept ? "It is kept already." : time),
  ];
  return (
    <div role="status" className={refusal ? "file-state file-state--refused" : "file-state"}>
      <span className={`state state--${tone}`}>{word}</span>
      <span className="small muted">{sentences.filter(Boolean).join(" · ")}</span>
    </div>
  );
}
