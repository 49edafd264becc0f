import { Icon } from "#app/components/base/icon.tsx";
import type { Edit } from "../../core/edit.ts";
import type { MarkWithQuestion } from "../../core/open-file.ts";
import styles from "./field.module.css";
import { QuestionText } from "./question-text.tsx";

interface FieldNotesProps {
  id: string;
  help?: string | undefined;
  problems: readonly string[];
  marks: readonly MarkWithQuestion[];
  change(edits: readonly Edit[]): void;
}

/** What stands below a field: what it is for, what the loader says, and questions that only the organisation answers. */
export function FieldNotes({ id, help, problems, marks, change }: FieldNotesProps) {
  return (
    <>
      <div id={`${id}-notes`}>
        {help && <p className={styles.help}>{help}</p>}
        <div aria-live="polite">
          {problems.map((reason) => (
            <p key={reason} className={styles.problem}>
              <Icon name="triangle-alert" /> This {reason}
            </p>
          ))}
        </div>
      </div>
      {marks.map((mark) => (
        <div key={mark.line} className={styles.question}>
          <QuestionText {...mark} />
          <button
            type="button"
            className={styles.settle}
            onClick={() => change([{ kind: "settle", line: mark.line }])}
          >
            It is settled
            <span className="visually-hidden">: take the sign ⚠ {mark.question} away</span>
          </button>
        </div>
      ))}
    </>
  );
}
