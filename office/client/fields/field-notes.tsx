import { Icon } from "#app/components/base/icon.tsx";
import type { ValuePath } from "#collections/content-file.ts";
import type { FieldDescription } from "../../core/describe-field.ts";
import type { AnnotationWithQuestion } from "../../core/open-file.ts";
import type { EditedFile } from "../use-file.ts";
import styles from "./field.module.css";
import { useField } from "./field-context.ts";

type FieldNotesProps = { path: ValuePath; description: Pick<FieldDescription, "help"> };

export function FieldNotes({ path, description: { help } }: FieldNotesProps) {
  const { id, problems, isBlank, annotations, change } = useField(path);
  return (
    <>
      <div id={`${id}-notes`}>
        {help && <p className={styles.help}>{help}</p>}
        <div aria-live="polite">
          {problems.map((reason) => (
            <p key={reason} className={isBlank ? styles.help : styles.problem}>
              {!isBlank && <Icon name="triangle-alert" />} This {reason}
            </p>
          ))}
        </div>
      </div>
      {annotations.map((annotation) => (
        <QuestionText key={annotation.line} {...annotation} change={change} />
      ))}
    </>
  );
}

type QuestionTextProps = AnnotationWithQuestion & Pick<EditedFile, "change">;

/** A question that only the organisation can answer: its text in the launch check, and the remark in the file. */
export function QuestionText({ question, note, questionText, line, change }: QuestionTextProps) {
  const here = note.replace(/^placeholder:? */, "");
  const settle = () => change([{ kind: "resolve", line }]);
  return (
    <div className={styles.question}>
      <p>
        <b>⚠ Question {question}</b> {questionText || here}
        {questionText && here && (
          <>
            {" "}
            <b>Here:</b> {here}
          </>
        )}
      </p>
      <button type="button" className={styles.settle} onClick={settle}>
        It is settled here
        <span className="visually-hidden">: take the sign ⚠ {question} away</span>
      </button>
    </div>
  );
}
