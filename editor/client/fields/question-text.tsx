import type { AnnotationWithQuestion } from "../../core/open-file.ts";

/** A question that only the organisation can answer: its text in the launch check, and the remark in the file. */
export function QuestionText({ question, note, questionText }: AnnotationWithQuestion) {
  const here = note.replace(/^placeholder:? */, "");
  return (
    <p>
      <b>⚠ Question {question}</b> {questionText || here}
      {questionText && here && (
        <>
          {" "}
          <b>Here:</b> {here}
        </>
      )}
    </p>
  );
}
