import { expect, test } from "vitest";
import { ContentFile } from "./content-file.ts";

const problems = (source: string, path = "content/x.yaml") =>
  ContentFile.parse(path, source).errors.map(
    ({ line, field, reason }) => `${line} ${field}: ${reason}`,
  );

test.each([
  ["title: Case #12 won\n", /^1 title: has “#12 won” behind a text: .*"quotation marks"/],
  ["a: 1\ngroup:\n  title: Case #12 won\n", /^3 group\.title: has “#12 won”/],
  ["points:\n  - First\n  - Case #12 won\n", /^3 points\[1\]: has “#12 won”/],
  ["links: [{ label: Case #12 won\n  , href: /x }]\n", /^1 links.*: has “#12 won/],
  ["a: [one #two\n  , three]\n", /^1 a.*: has “#two”/],
  ["title: Case\n  #12 won\n", /^2 title: has “#12 won”/],
  ["title:\n  Case\n  #12 won\n", /^3 title: has “#12 won”/],
  ["points:\n  - Case\n    #12 won\n", /^3 points\[0\]: has “#12 won”/],
  ["on: 2026-11-21 # a Saturday\n", /^1 on: has “# a Saturday”/],
  ["title: #12 won\n", /^1 title: has “#12 won” in place of a value/],
  ["title: &c Case\n", /^1 title: begins with &c/],
  ["a: &c Case\nb: *c\n", /^1 a: begins with &c/],
  ["title: !important read this\n", /^1 title: .*!important/],
  ["title: !!str 12\n", /^1 title: begins with !/],
  ["version: 2.10\n", /^1 version: has 2\.10, which YAML takes for the number 2\.1;/],
  ["chapter: 017\n", /^1 chapter: has 017, which YAML takes for the number 17;/],
  ["chapter: 0x1F\n", /number 31/],
  ["chapter: 0o17\n", /number 15/],
  ["amount: 1e3\n", /number 1000/],
  ["amount: +5\n", /number 5/],
  ["amount: .inf\n", /number Infinity/],
  ["id: 12345678901234567890\n", /number 12345678901234567000/],
  ["title: ~\n", /^1 title: has ~, which YAML takes for nothing/],
  ["name: Null\n", /^1 name: has Null, which YAML takes for nothing/],
  ["text: >\n  One\n    two\n  three\n", /^1 text: has a line that begins further to the right/],
  ["text: >-\n  One. # ⚠ 7 which?\n", /^1 text: holds a question for the organisation/],
  ['text: "One. # ⚠ 7 which?"\n', /^1 text: holds a question for the organisation/],
  ['title: "Case" #12 won\n', /^1 title: has “#12 won” behind a value/],
  ["title: 'a' #12\n", /^1 title: has “#12” behind a value/],
  ["title: > #12 won\n  text\n", /^1 title: has “#12 won” behind a value/],
  ["topics: [a] #12\n", /^1 topics.*: has “#12” behind a value/],
  ["%YAML 1.1\n---\na: yes\n", /^1 .*%YAML/],
  ["a: 1\n---\nb: 2\n", /^2 .*multiple documents/],
  ["a: 1\n...\nb: 2\n", /^3 .*multiple documents/],
  ["a: one: two\n", /^1 .*Nested mappings/],
  ["a:\n\tb: 1\n", /^2 .*[Tt]ab/],
  ["a: 1\na: 2\n", /^2 .*unique/],
  ['a: "one" two\n', /^1 /],
  ["a: one\u000b\n", /^1 : holds the sign U\+000B/],
  ["a: 1\nb: one\u001d\n", /^2 : holds the sign U\+001D/],
  ["a: one\rb: two\n", /^1 : holds the sign U\+000D/],
  ["a: one\ufeff\n", /^1 : holds the sign U\+FEFF/],
  ["a: one\ufffe\n", /^1 : holds the sign U\+FFFE/],
  ["a: one\ufffd\n", /^1 : holds a sign that is not in UTF-8/],
  ["a: one\ud800\n", /^1 : holds the sign U\+D800/],
  ['a: "one\\u000b"\n', /^1 a: holds the sign U\+000B/],
  ['a: "one\\ud800"\n', /^1 a: holds the sign U\+D800/],
])("%j is refused with its line, its field and the reason", (source, reason) => {
  expect(problems(source).join("\n")).toMatch(reason);
  const below = source.startsWith("%") || /\n(?:---|\.\.\.)\n/.test(source);
  if (below) return;
  const [, line = ""] = /^(\d+)/.exec(problems(source)[0] ?? "") ?? [];
  const inMarkdown = problems(`---\n${source}---\n\nText.\n`, "content/x.md");
  const shift = /^\d+ : holds/.test(problems(source)[0] ?? "") || line !== "" ? 1 : 0;
  expect(inMarkdown[0]).toMatch(new RegExp(`^${Number(line) + shift} `));
});

test.each([
  'title: "Case #12 won"\n',
  "title: Case#12 won\n",
  "title: # ⚠ 7 placeholder\n",
  "title: Case # ⚠ 7 which?\n",
  "# about it\ntitle: Case\n# about the next\nother: x\n",
  'label: "Our goal" # why\n',
  "topics: [health, finance] # two\n",
  "group: # of two\n  a: x\n",
  "points:\n  - First\n  # about the second\n  - Second\n",
  "steps:\n  - title: A\n    # about b\n    by:\n  # about B\n  - title: B\n",
  "text: >- # folded\n  One #1\n  two\n\n  three\n",
  "text: |\n  One\n    two # two\n",
  "time: 1:30\nnumber: 1_000\nyear: 2026\nprice: 0.5\nblank:\nbool: true\n",
  "title: One\n  two\n",
  "\ufefftitle: One\r\nother: two\r\n",
])("%j is read as it was written", (source) => {
  expect(problems(source)).toEqual([]);
});

test("a Markdown file may begin with a byte-order mark, and a sign in its text is refused with its line", () => {
  expect(problems("\ufeff---\ntitle: x\n---\n\nText.\n", "x.md")).toEqual([]);
  expect(problems("---\ntitle: x\n---\n\nOne\n\ntwo\u000b\n", "x.md")).toEqual([
    "7 : holds the sign U+000B, which cannot be shown; take it out",
  ]);
});
