import { expect, test } from "vitest";
import { markdownBlocks, plainText } from "./markdown-blocks.ts";

test("keeps the level and words of headings", () => {
  const blocks = markdownBlocks("## Your rights\n\n### Ask & answer\n\n## Your rights\n");
  expect(
    blocks.map((block) => block.kind === "heading" && [block.depth, plainText(block.text)]),
  ).toEqual([
    [2, "Your rights"],
    [3, "Ask & answer"],
    [2, "Your rights"],
  ]);
});

test("keeps the words of styles and links, with a space for a line end", () => {
  const [paragraph] = markdownBlocks("**Personal\ndata** is *yours*: <https://pdpo.go.ug>");
  expect(paragraph).toEqual({
    kind: "paragraph",
    text: [
      { text: "Personal data", isStrong: true },
      { text: " is " },
      { text: "yours", isEmphasised: true },
      { text: ": " },
      { text: "https://pdpo.go.ug", href: "https://pdpo.go.ug" },
    ],
  });
});

test("reads a list that starts at any number and contains paragraphs and lists", () => {
  const [list] = markdownBlocks("3. one\n4. two\n\n   more\n   - inner\n");
  expect(list).toMatchObject({ kind: "list", isOrdered: true, start: 3 });
  expect(list?.kind === "list" && list.items[1]?.map(({ kind }) => kind)).toEqual([
    "paragraph",
    "paragraph",
    "list",
  ]);
});

test("leaves styles out of plain text", () => {
  const [block] = markdownBlocks("A **b** [c](/d)");
  expect(block?.kind === "paragraph" && plainText(block.text)).toBe("A b c");
});

test.each([
  ["HTML", "<script>alert(1)</script>", /html/],
  ["HTML inside a sentence", "a <b>b</b>", /html/],
  ["a picture", "![x](/x.png)", /image/],
  ["a table", "| a |\n| - |\n| b |", /table/],
  ["a first-level heading", "# Title", /2, 3 or 4 hash signs/],
  ["a link that runs code", "[x](javascript:alert(1))", /must start with https/],
])("%s is refused with a reason", (_, source, reason) => {
  expect(() => markdownBlocks(source)).toThrow(reason);
});
