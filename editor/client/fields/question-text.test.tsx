import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FieldNotes } from "./field-notes.tsx";

const textOf = (note: string, questionText: string) =>
  renderToStaticMarkup(
    <FieldNotes
      id="field-name"
      problems={[]}
      annotations={[{ path: ["name"], line: 2, question: 7, note, questionText }]}
      change={() => undefined}
    />,
  ).replaceAll(/<[^>]+>/g, "");

test("beside a field stand the question of the launch check and what the file says of it", () => {
  const both = textOf("placeholder: name, with written consent", "Who is in the team?");
  expect(both).toContain("⚠ Question 7 Who is in the team? Here: name, with written consent");
  expect(textOf("", "Who is in the team?")).toContain("⚠ Question 7 Who is in the team?It is");
  expect(textOf("which?", "")).toContain("⚠ Question 7 which?It is");
});
