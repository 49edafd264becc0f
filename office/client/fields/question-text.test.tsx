import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FieldContext } from "./field-context.ts";
import { FieldNotes } from "./field-notes.tsx";

const textOf = (note: string, questionText: string) =>
  renderToStaticMarkup(
    <FieldContext
      value={{
        annotations: [{ path: ["name"], line: 2, question: 7, note, questionText }],
        problems: [],
        links: [],
        pictures: [],
        named: [],
        folder: "images",
        change: () => undefined,
        hold: () => undefined,
      }}
    >
      <FieldNotes path={["name"]} description={{ title: "Name" }} />
    </FieldContext>,
  ).replaceAll(/<[^>]+>/g, "");

test("shows the question of the launch check and the remark of the file", () => {
  const both = textOf("placeholder: name, with written consent", "Who is in the team?");
  expect(both).toContain("⚠ 7, Name: Who is in the team? Here: name, with written consent");
  expect(textOf("", "Who is in the team?")).toContain("⚠ 7, Name: Who is in the team?It is");
  expect(textOf("which?", "")).toContain("⚠ 7, Name: which?It is");
});
