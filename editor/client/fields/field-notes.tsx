import { Icon } from "#app/components/base/icon.tsx";
import type { ValuePath } from "#collections/content-file.ts";
import type { FieldDescription } from "../../core/describe-field.ts";
import styles from "./field.module.css";
import { useField } from "./field-context.ts";
import { QuestionText } from "./question-text.tsx";

type FieldNotesProps = { path: ValuePath; description: Pick<FieldDescription, "help"> };

/** The help of a field, its problems, and the questions ⚠ beside it. */
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
