import type { AnnotationWithQuestion } from "../../core/open-file.ts";
import type { EditedFile } from "../use-file.ts";
import styles from "./field.module.css";

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
