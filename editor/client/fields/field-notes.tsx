import { Icon } from "#app/components/base/icon.tsx";
import type { Edit } from "../../core/edit.ts";
import type { AnnotationWithQuestion } from "../../core/open-file.ts";
import styles from "./field.module.css";
import { QuestionText } from "./question-text.tsx";

interface FieldNotesProps {
  id: string;
  help?: string | undefined;
  problems: readonly string[];
  annotations: readonly AnnotationWithQuestion[];
  change(edits: readonly Edit[]): void;
}

/** What stands below a field: what it is for, what the loader says, and questions that only the organisation answers. */
export function FieldNotes({ id, help, problems, annotations, change }: FieldNotesProps) {
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
      {annotations.map((annotation) => (
        <div key={annotation.line} className={styles.question}>
          <QuestionText {...annotation} />
          <button
            type="button"
            className={styles.settle}
            onClick={() => change([{ kind: "resolve", line: annotation.line }])}
          >
            It is settled
            <span className="visually-hidden">: take the sign ⚠ {annotation.question} away</span>
          </button>
        </div>
      ))}
    </>
  );
}
