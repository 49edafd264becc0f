import type { AnnotationWithQuestion } from "../../core/open-file.ts";

/** What only the organisation can answer: the question of the launch check, and what the file says of it here. */
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
