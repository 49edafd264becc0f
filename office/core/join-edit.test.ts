import { expect, test } from "vitest";
import { ContentFile } from "#collections/content-file.ts";
import type { Edit } from "./edit.ts";
import { placeOfEdit, valueIn, valuesAfter } from "./edit-place.ts";
import { joinEdit, restoreFields } from "./join-edit.ts";

const file = "content/team/x.yaml";
const shown = `title: One # ⚠ 7 which?
name: A
social:
  email: a@example.org
  web:
steps:
  - text: First
    day: 1
  - text: Second
    day: 2
`;
const values = (text: string) => ContentFile.parse(file, text).values as Record<string, unknown>;

/** Sends an edit that was made from the text above into a text that others have changed since. */
function join(source: string, edit: Exclude<Edit, { kind: "resolve" }>) {
  return joinEdit(file, source, { edit, before: valueIn(values(shown), placeOfEdit(edit)) });
}

test("other fields join, in the same group too", () => {
  const theirs = shown.replace("name: A", "name: Theirs").replace("web:", "web: /x");
  const { text, theirs: lost } = join(theirs, {
    kind: "set",
    path: ["social", "email"],
    value: "b@example.org",
  });
  expect(text).toBe(theirs.replace("a@example.org", "b@example.org"));
  expect(lost).toBeUndefined();
});

test("of one and the same field the later stands, and what the other wrote comes back", () => {
  const theirs = shown.replace("name: A", "name: Theirs");
  expect(join(theirs, { kind: "set", path: ["name"], value: "Mine" })).toEqual({
    text: shown.replace("name: A", "name: Mine"),
    theirs: { path: ["name"], value: "Theirs" },
  });
  expect(join(theirs, { kind: "set", path: ["name"], value: "Theirs" })).toEqual({ text: theirs });
});

test("an entry of a list is followed to where it stands now", () => {
  const theirs = shown.replace("steps:\n", "steps:\n  - text: New\n    day: 0\n");
  const { text, theirs: lost } = join(theirs, {
    kind: "set",
    path: ["steps", 1, "text"],
    value: "Mine",
  });
  expect(text).toBe(theirs.replace("Second", "Mine"));
  expect(lost).toBeUndefined();
  const added = join(theirs, { kind: "insert", path: ["steps"], at: 2, value: { text: "Last" } });
  expect(added.text).toBe(`${theirs}  - text: Last\n`);
});

test("two people change two entries of a list, and two fields of one", () => {
  const theirs = shown.replace("First", "Theirs").replace("day: 2", "day: 3");
  const { text, theirs: lost } = join(theirs, {
    kind: "set",
    path: ["steps", 1, "text"],
    value: "Mine",
  });
  expect(text).toBe(theirs.replace("Second", "Mine"));
  expect(lost).toBeUndefined();
});

test("an entry that the other took out comes back with what was written in it", () => {
  const theirs = shown.replace("  - text: Second\n    day: 2\n", "");
  const { text, theirs: lost } = join(theirs, {
    kind: "set",
    path: ["steps", 1, "text"],
    value: "Mine",
  });
  expect(text).toBe(shown.replace("Second", "Mine"));
  expect(lost).toEqual({ path: ["steps"], value: [{ text: "First", day: 1 }] });
});

test("a sign ⚠ is settled wherever it stands now, and once", () => {
  const theirs = `# A remark.\n${shown}`;
  const before = { question: 7, field: "title" };
  const { text } = joinEdit(file, theirs, { edit: { kind: "resolve", line: 1 }, before });
  expect(text).toBe(theirs.replace(" # ⚠ 7 which?", ""));
  expect(joinEdit(file, text, { edit: { kind: "resolve", line: 1 }, before }).text).toBe(text);
});

test("Undo gives every byte back, and leaves what others have written since", () => {
  const mine = shown.replace("name: A", "name: Mine");
  expect(restoreFields(file, mine, mine, shown)).toBe(shown);
  const theirs = mine.replace("title: One", "title: Theirs");
  expect(restoreFields(file, theirs, mine, shown)).toBe(
    shown.replace("title: One", "title: Theirs"),
  );
});

test("a window knows what an edit makes of the values as the file does", () => {
  const edits: Edit[] = [
    { kind: "set", path: ["social", "web"], value: "/y" },
    { kind: "set", path: ["steps", 0, "day"], value: 5 },
    { kind: "remove", path: ["steps", 0] },
    { kind: "remove", path: ["name"] },
    { kind: "insert", path: ["steps"], at: 1, value: { text: "Between" } },
    { kind: "move", path: ["steps"], from: 0, to: 1 },
  ];
  for (const edit of edits) {
    const { text } = joinEdit(file, shown, {
      edit,
      before: edit.kind === "resolve" ? undefined : valueIn(values(shown), placeOfEdit(edit)),
    });
    expect(valuesAfter(values(shown), edit), JSON.stringify(edit)).toEqual(values(text));
  }
});
