import { describe, expect, test } from "vitest";
import { ContentFile, EditError, type ValuePath } from "./content-file.ts";

const yaml = `# About the file
name: # ⚠ 7 placeholder
position: Head of Finance # ⚠ 7 which?
quote: >- # ⚠ 42 chosen
  one two three four five six

label: "Our goal: fair" # why
topics: [health, finance] # two
# above points
points: # ⚠ 3 all?
  - "First: yes" # of them
  # The second one
  - "Second: yes"
  - Third of them
links:
  - { label: One, href: /one } # ⚠ 24
  - { label: Two, href: /two }
empty: [] # none
group: { a: 1, b: }
steps:
  - title: A
    # about b
    by:
  # about B
  - title: B
last: end
`;

/** The file after an edit, which must read the same when it is parsed again, and be in the one form. */
function edit(change: (file: ContentFile) => void, source = yaml, path = "content/team/x.yaml") {
  const file = ContentFile.parse(path, source);
  change(file);
  const after = file.toString();
  const again = ContentFile.parse(path, after);
  expect(again.values).toEqual(file.values);
  expect(again.toString()).toBe(after);
  return after;
}
const set = (path: ValuePath, value: unknown, order?: string[]) =>
  edit((file) => file.set(path, value, order));

/** Only these lines may differ. */
function expectChange(after: string, from: string, to: string, before = yaml) {
  expect(before.split(from)).toHaveLength(2);
  expect(after).toBe(before.replace(from, () => to));
}

describe("reading", () => {
  test("returns the fields, and for Markdown its text as body", () => {
    expect(ContentFile.parse("x.yaml", "a: 1\nb: [x]\n").values).toEqual({ a: 1, b: ["x"] });
    const markdown = ContentFile.parse("x.md", "---\na: 1\n---\n\nText.\n");
    expect(markdown.values).toEqual({ a: 1, body: "Text." });
    expect(markdown.get(["a"])).toBe(1);
    expect(ContentFile.parse("x.md", "---\n---\n").values).toEqual({ body: "" });
  });

  test("reports YAML that cannot be read with its line", () => {
    const broken = ContentFile.parse("x.yaml", "a: 1\nb: [\n");
    expect(broken.values).toBeUndefined();
    expect(broken.errors[0]).toMatchObject({ file: "x.yaml", line: 3, field: "" });
    expect(broken.errors[0]?.reason).toMatch(/^cannot be read as YAML/);
    expect(() => broken.toString()).toThrow(EditError);
  });

  test("reports a reference to nothing, on its line in Markdown too", () => {
    const reason =
      'cannot be read as YAML (*important* refers to nothing); put the text into "quotation marks"';
    const note = "name: A\nnote: *important*\n";
    expect(ContentFile.parse("x.yaml", note).errors).toEqual([
      { file: "x.yaml", line: 2, field: "", reason },
    ]);
    expect(ContentFile.parse("x.md", `---\n${note}---\n\nText.\n`).errors).toMatchObject([
      { line: 3, reason },
    ]);
  });

  test("reports Markdown without fields", () => {
    expect(ContentFile.parse("x.md", "Text.\n").errors).toEqual([
      {
        file: "x.md",
        line: 1,
        field: "",
        reason: "must begin with fields between two lines that hold only ---",
      },
    ]);
  });

  test("locates a problem at its field, or at the group that lacks it", () => {
    const file = ContentFile.parse("x.yaml", yaml);
    expect(file.problemAt(["steps", 0, "by"], "is wrong")).toEqual({
      file: "x.yaml",
      line: 23,
      field: "steps[0].by",
      reason: "is wrong",
    });
    expect(file.problemAt(["steps", 1, "by"], "is missing").line).toBe(25);
    expect(file.problemAt(["other"], "is missing").line).toBe(2);
    const markdown = ContentFile.parse("x.md", "---\ntitle: A\nkind: b\n---\n");
    expect(markdown.problemAt(["kind"], "is wrong").line).toBe(3);
  });
});

describe("printing", () => {
  test("leaves a file in the one form unchanged", () => {
    expect(edit(() => undefined)).toBe(yaml);
  });

  test("breaks lines of more than 110 characters, except an address or braces", () => {
    const long = "word ".repeat(40).trim();
    const after = set(["position"], long);
    expect(after).toContain("position: >- # ⚠ 7 which?\n  word word");
    expect(after.split("\n").every((line) => line.length <= 110)).toBe(true);
    const address = `https://example.org/${"a".repeat(120)}`;
    expectChange(set(["last"], address), "last: end", `last: ${address}`);
    expectChange(set(["links", 0, "label"], long), "label: One", `label: ${long}`);
  });

  test("keeps a remark below a blank field above the next one", () => {
    const source =
      "a:\n# about b\nb: 1\nlist:\n  - x: 1\n    y:\n\n  # about the second\n  - x: 2\n";
    expect(edit(() => undefined, source)).toBe(source);
  });

  test("keeps remarks at the end, with or without an empty line above", () => {
    for (const source of [
      "a: 1\n# end\n# b\n",
      "a: 1\n\n# end\n",
      "a:\n# end\n",
      "a:\n\n# end\n",
    ]) {
      expect(edit(() => undefined, source)).toBe(source);
    }
  });

  test("keeps the line breaks of a file", () => {
    const source = "---\r\ntitle: A\r\ndraft: true\r\n---\r\n\r\nText.\r\n";
    const change = (run: (file: ContentFile) => void) => edit(run, source, "x.md");
    expect(change((file) => file.set(["body"], "One\n\nTwo"))).toBe(
      source.replace("Text.", "One\r\n\r\nTwo"),
    );
    expect(change((file) => file.remove(["draft"]))).toBe(source.replace("draft: true\r\n", ""));
    expect(change((file) => file.set(["publishAt"], "x"))).toBe(
      source.replace("true\r\n", "true\r\npublishAt: x\r\n"),
    );
  });
});

describe("setting a value", () => {
  test("changes nothing when the value is the same", () => {
    expect(set(["position"], "Head of Finance")).toBe(yaml);
  });

  test("writes it beside its remark, in quotation marks, blank or within braces", () => {
    expectChange(set(["name"], "A Name"), "name: #", "name: A Name #");
    expectChange(set(["position"], "Head"), "Head of Finance #", "Head #");
    expectChange(set(["position"], "Head: one"), "Head of Finance #", '"Head: one" #');
    expectChange(set(["label"], "Another"), '"Our goal: fair"', '"Another"');
    expectChange(set(["topics", 1], "a, b"), "finance]", '"a, b"]');
    expectChange(set(["group", "b"], "x"), "b: }", "b: x }");
    expectChange(set(["links", 0, "label"], "Eins"), "label: One", "label: Eins");
    expectChange(set(["steps", 0, "by"], "us"), "by:", "by: us");
    expectChange(set(["position"], null), "position: Head of Finance #", "position: #");
    expectChange(
      set(["quote"], null),
      "quote: >- # ⚠ 42 chosen\n  one two three four five six\n",
      "quote: # ⚠ 42 chosen\n",
    );
  });

  test("quotes a text that YAML would read as something else", () => {
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
      expect(set(["last"], value).startsWith(yaml.slice(0, yaml.indexOf("last:")))).toBe(true);
    }
  });

  test("drops the quotation marks that held the place of a text", () => {
    expect(edit((file) => file.set(["a", 0], "Trees"), 'a:\n  - ""\n')).toBe("a:\n  - Trees\n");
  });

  test("adds a missing field at its place in the order of the schema", () => {
    const order = ["name", "pronouns", "position"];
    expectChange(set(["pronouns"], "she/her", order), "position:", "pronouns: she/her\nposition:");
    expectChange(set(["group", "c"], 3), "b: }", "b:, c: 3 }");
    expectChange(set(["steps", 1, "by"], "us"), "- title: B", "- title: B\n    by: us");
    expectChange(set(["more", "deep"], "x"), "last: end\n", "last: end\nmore:\n  deep: x\n");
    expect(edit((file) => file.set(["a"], 1), "")).toBe("a: 1\n");
  });

  test("writes a group or list below its field", () => {
    expectChange(set(["empty"], ["x"]), "empty: [] # none", "empty: # none\n  - x");
    expectChange(set(["name"], { a: "b" }), "placeholder\n", "placeholder\n  a: b\n");
  });

  test("keeps each ⚠ of a group that becomes blank", () => {
    const source = "a: # r\n  b: 1 # ⚠ 3 x\n  # plain\n  c: 2\nd: 1\n";
    const blank = edit((file) => file.set(["a"], null), source);
    expect(blank).toBe("# ⚠ 3 x\na: # r\nd: 1\n");
  });
});

describe("lists", () => {
  const insert = (path: ValuePath, index: number, value: unknown) =>
    edit((file) => file.insert(path, index, value));
  const remove = (path: ValuePath, source = yaml) => edit((file) => file.remove(path), source);
  const move = (path: ValuePath, from: number, to: number) =>
    edit((file) => file.move(path, from, to));

  test("take an entry at the beginning, in the middle and at the end", () => {
    expectChange(insert(["points"], 0, "New"), '  - "First', '  - New\n  - "First');
    expectChange(insert(["points"], 1, "New"), "  # The second", "  - New\n  # The second");
    expectChange(insert(["points"], 3, "New"), "of them\nlinks", "of them\n  - New\nlinks");
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
    expectChange(insert(["name"], 0, "x"), "placeholder\n", "placeholder\n  - x\n");
    expect(() => insert(["last"], 0, "x")).toThrow("last is not a list");
  });

  test("lose an entry with its remarks, and stay when the last one goes", () => {
    expectChange(remove(["points", 0]), '  - "First: yes" # of them\n', "");
    expectChange(remove(["points", 1]), '  # The second one\n  - "Second: yes"\n', "");
    expectChange(remove(["topics", 0]), "health, ", "");
    expectChange(remove(["topics", 1]), ", finance", "");
    expect(remove(["a", 0], "a: # r\n  - x\nb: 1\n")).toBe("a: [] # r\nb: 1\n");
    expect(() => remove(["points", 7])).toThrow("no such entry");
  });

  test("move an entry with its remarks", () => {
    const [first, second] = [
      '  - "First: yes" # of them\n',
      '  # The second one\n  - "Second: yes"\n',
    ];
    expectChange(move(["points"], 0, 1), first + second, second + first);
    expectChange(move(["topics"], 1, 0), "[health, finance]", "[finance, health]");
    expect(move(["steps"], 1, 0)).toContain(
      "# about B\n  - title: B\n  - title: A\n    # about b\n    by:\nlast",
    );
    expect(() => move(["points"], 0, 3)).toThrow("no such entry");
  });
});

test("removing a field keeps the ⚠ beside it and the remark above it", () => {
  const remove = (path: ValuePath) => edit((file) => file.remove(path));
  expectChange(remove(["label"]), 'label: "Our goal: fair" # why\n', "");
  expectChange(remove(["position"]), "position: Head of Finance # ⚠", "# ⚠");
  expectChange(remove(["group", "b"]), ", b: }", " }");
  expect(remove(["points"])).toContain("two\n# above points\n# ⚠ 3 all?\nlinks:");
  expect(remove(["last"])).toBe(yaml.replace("last: end\n", ""));
  expect(edit((file) => file.remove(["b"]), "a: 1\nb: 2 # ⚠ 4\n")).toBe("a: 1\n# ⚠ 4\n");
  expect(() => remove(["other"])).toThrow("no such field");
});
