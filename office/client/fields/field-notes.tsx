import type { ValuePath } from "#collections/content-file.ts";
import type { FieldDescription } from "../../core/describe-field.ts";
import type { AnnotationWithQuestion } from "../../core/open-file.ts";
import { problemMessage } from "../../core/problem-message.ts";
import type { EditedFile } from "../use-file.ts";
import { useField } from "./field-context.ts";

type FieldNotesProps = {
  path: ValuePath;
  description: Pick<FieldDescription, "help"> & Partial<Pick<FieldDescription, "title">>;
};

export function FieldNotes({ path, description: { help, title } }: FieldNotesProps) {
  const { id, problems, isBlank, annotations, change } = useField(path);
  return (
    <>
      <div id={`${id}-notes`}>
        {help && <p className="help">{help}</p>}
        <div aria-live="polite">
          {problems.map((reason) => (
            <p key={reason} className={isBlank ? "help" : "error"}>
              {problemMessage(reason)}
            </p>
          ))}
        </div>
      </div>
      {annotations.map((annotation) => (
        <QuestionText key={annotation.line} {...annotation} field={title} change={change} />
      ))}
    </>
  );
}

type QuestionTextProps = AnnotationWithQuestion &
  Pick<EditedFile, "change"> & {
    /** What the field is called; left out for a question about the file. */
    field?: string | undefined;
  };

/** A question that only the organisation can answer: its text in the launch check, and the remark in the file. */
export function QuestionText(props: QuestionTextProps) {
  const { question, note, questionText, line, field, change } = props;
  const here = note.replace(/^placeholder:? */, "");
  const settle = () => change([{ kind: "resolve", line }]);
  return (
    <div className="notice notice--question">
      <span>
        <b>
          ⚠ {question}
          {field && `, ${field}:`}
        </b>{" "}
        {questionText || here}
        {questionText && here && (
          <>
            {" "}
            <b>Here:</b> {here}
          </>
        )}
      </span>
      <button type="button" className="button line" onClick={settle}>
        It is settled here
        <span className="visually-hidden">
          : take the sign ⚠ {question} away{field && ` from “${field}”`}
        </span>
      </button>
    </div>
  );
}
