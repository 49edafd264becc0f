import { describe, expect, test } from "vitest";
import type { Edit } from "./edit.ts";
import { applyEdit } from "./edit-text.ts";

const yaml = `# About the file
name: # ⚠ 7 placeholder
position: Head of Finance # ⚠ 7 which?
quote: >- # ⚠ 42 chosen
  one two three four
  five six

label: "Our goal: fair" # why
topics: [health, finance] # two
points: # ⚠ 3 all?
  - First # of them
  # The second one
  - "Second: yes"
  - >-
    Third of
    them
links:
  - { label: One, href: /one } # ⚠ 24
  - { label: Two, href: /two }
empty: [] # none
group: { a: 1, b: }
steps:
  - title: A
    # about b
    by:
  - title: B
last: end
`;
const edit = (change: Edit, source = yaml) => applyEdit("team/x.yaml", source, change);
const set = (path: (string | number)[], value: unknown, order?: string[]) =>
  edit({ kind: "set", path, value, ...(order && { order }) });

/** Only these lines may differ: what was there, and what is there now. */
function expectChange(after: string, from: string, to: string, before = yaml) {
  expect(before.split(from)).toHaveLength(2);
  expect(after).toBe(before.replace(from, () => to));
}

describe("a value is written into its own place", () => {
  test("nothing changes where the value is the same", () => {
    expect(set(["position"], "Head of Finance")).toBe(yaml);
  });
  test("beside a remark, in quotation marks, blank, within braces", () => {
    expectChange(set(["name"], "A Name"), "name: #", "name: A Name #");
    expectChange(set(["position"], "Head"), "Head of Finance #", "Head #");
    expectChange(set(["position"], "Head: one"), "Head of Finance #", '"Head: one" #');
    expectChange(set(["label"], "Another"), '"Our goal: fair"', '"Another"');
    expectChange(set(["topics", 1], "a, b"), "finance]", '"a, b"]');
    expectChange(set(["group", "b"], "x"), "b: }", "b: x }");
    expectChange(set(["links", 0, "label"], "Eins"), "label: One", "label: Eins");
    expectChange(set(["steps", 0, "by"], "us"), "by:", "by: us");
    expectChange(set(["position"], null), "position: Head of Finance #", "position: #");
  });
  test("of folded lines only those change that say something else", () => {
    expectChange(set(["quote"], "one two three 4 five six"), "three four", "three 4");
    expectChange(set(["quote"], "one two three four five six seven"), "five six", "five six seven");
    expectChange(set(["points", 2], "Third of us"), "    them\n", "    us\n");
    expectChange(
      set(["quote"], null),
      "quote: >- # ⚠ 42 chosen\n  one two three four\n  five six\n",
      "quote: # ⚠ 42 chosen\n",
    );
  });
  test("a long text goes below its field, and its remark stays beside the name", () => {
    const long = "word ".repeat(40).trim();
    const after = set(["position"], long);
    expect(after).toContain("position: >- # ⚠ 7 which?\n  word word");
    expect(after.split("\n").every((line) => line.length <= 110)).toBe(true);
  });
  test("a text that YAML would read as something else is put in quotation marks", () => {
    for (const value of [
      "5",
      "true",
      "null",
      "- x",
      "# x",
      "a #b",
      "x: y",
      "'",
      '"',
      " x ",
      "é\tx",
    ]) {
      const after = set(["last"], value);
      expect(after.startsWith(yaml.slice(0, yaml.indexOf("last:")))).toBe(true);
    }
  });
  test("a field that is missing goes to its place in the order of the schema", () => {
    const order = ["name", "pronouns", "position"];
    expectChange(set(["pronouns"], "she/her", order), "position:", "pronouns: she/her\nposition:");
    expectChange(set(["group", "c"], 3), "b: }", "b:, c: 3 }");
    expectChange(set(["steps", 1, "by"], "us"), "- title: B", "- title: B\n    by: us");
    expectChange(set(["more", "deep"], "x"), "last: end\n", "last: end\nmore:\n  deep: x\n");
  });
  test("a group or list is written below its field", () => {
    expectChange(set(["empty"], ["x"]), "empty: [] # none", "empty: # none\n  - x");
    expectChange(set(["name"], { a: "b" }), "placeholder\n", "placeholder\n  a: b\n");
  });
});

describe("lists", () => {
  test("an entry is added at the beginning, in the middle and at the end", () => {
    const insert = (path: (string | number)[], at: number, value: unknown) =>
      edit({ kind: "insert", path, at, value });
    expectChange(insert(["points"], 0, "New"), "  - First", "  - New\n  - First");
    expectChange(insert(["points"], 1, "New"), "  # The second", "  - New\n  # The second");
    expectChange(insert(["points"], 3, "New"), "    them\n", "    them\n  - New\n");
    expectChange(insert(["topics"], 2, "new"), "finance]", "finance, new]");
    expectChange(insert(["topics"], 0, "new"), "[health", "[new, health");
    expectChange(
      insert(["links"], 2, { label: "Three: 3", href: "/three" }),
      "href: /two }\n",
      'href: /two }\n  - { label: "Three: 3", href: /three }\n',
    );
    expectChange(
      insert(["steps"], 2, { title: "C", by: null }),
      "title: B\n",
      "title: B\n  - title: C\n    by:\n",
    );
    expectChange(insert(["empty"], 0, ""), "empty: [] # none", 'empty: # none\n  - ""');
  });
  test("an entry is taken out with its remarks, the last one leaves an empty list", () => {
    const remove = (path: (string | number)[], source = yaml) =>
      edit({ kind: "remove", path }, source);
    expectChange(remove(["points", 0]), "  - First # of them\n", "");
    expectChange(remove(["points", 1]), '  # The second one\n  - "Second: yes"\n', "");
    expectChange(remove(["topics", 0]), "health, ", "");
    expectChange(remove(["topics", 1]), ", finance", "");
    const one = "a: # r\n  - x\nb: 1\n";
    expect(remove(["a", 0], one)).toBe("a: [] # r\nb: 1\n");
    expect(remove(["points", 2]).match(/⚠/g)?.length).toBe(yaml.match(/⚠/g)?.length);
  });
  test("an entry is moved with its remarks", () => {
    const move = (path: (string | number)[], from: number, to: number) =>
      edit({ kind: "move", path, from, to });
    const [first, second] = ["  - First # of them\n", '  # The second one\n  - "Second: yes"\n'];
    expectChange(move(["points"], 0, 1), first + second, second + first);
    expectChange(move(["topics"], 1, 0), "[health, finance]", "[finance, health]");
    expect(move(["steps"], 1, 0)).toContain(
      "- title: B\n  - title: A\n    # about b\n    by:\nlast",
    );
  });
});

test("quotation marks that held the place of a text go with the first word", () => {
  const source = 'a:\n  - ""\n';
  expect(edit({ kind: "set", path: ["a", 0], value: "Trees" }, source)).toBe("a:\n  - Trees\n");
});

test("a field is taken away with its name, and the sign beside it stays", () => {
  const remove = (path: (string | number)[]) => edit({ kind: "remove", path });
  expectChange(remove(["label"]), 'label: "Our goal: fair" # why\n', "");
  expectChange(remove(["position"]), "position: Head of Finance # ⚠", "# ⚠");
  expectChange(remove(["group", "b"]), ", b: }", " }");
});

test("a settled question leaves its line as it says", () => {
  expectChange(edit({ kind: "resolve", line: 3 }), " # ⚠ 7 which?", "");
  expect(() => edit({ kind: "resolve", line: 1 })).toThrow("no sign");
});

describe("Markdown", () => {
  const source = "---\r\ntitle: A\r\ndraft: true\r\n---\r\n\r\nText.\r\n";
  const change = (one: Edit) => applyEdit("news/x.md", source, one);
  test("keeps its line breaks, its line of hyphens and the empty line below", () => {
    const body = change({ kind: "set", path: ["body"], value: "One\n\nTwo" });
    expect(body).toBe(source.replace("Text.", "One\r\n\r\nTwo"));
    expect(change({ kind: "remove", path: ["draft"] })).toBe(source.replace("draft: true\r\n", ""));
    const added = change({ kind: "set", path: ["publishAt"], value: "x" });
    expect(added).toBe(source.replace("true\r\n", "true\r\npublishAt: x\r\n"));
  });
});
