import { expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";

const around = {
  isKnownAddress: () => true,
  findImage: (path: string) => ({ src: path, width: 8, height: 6, sources: [] }),
};
const reasons = (source: string) =>
  renderMarkdown(source, around).problems.map(({ reason }) => reason);

test.each([
  ["Text\n---\n\nMore.", "dashes right below a text"],
  ["    Four spaces.", "begins with four spaces"],
  ["```\ncode", "code that is never closed"],
  ["> [!INFO]\n> Words.", "unknown kind"],
  ["> [!NOTE] Words beside it.", "unknown kind"],
  ["- [ ] open\n- [x] done", "boxes to tick"],
  ["1. one\n2. two\n5. five", "the numbers 1, 2, 5, which is shown as 1, 2, 3"],
  ["1. one\n  - below", "indented too little"],
  ["Text\n2. two", "numbered list right below a text"],
  ["| a | b |\n| - | - |\n| 1 | 2 | 3 |", "3 cells in a table of 2 columns"],
  ["| a | b |\n| --- |\n| 1 | 2 |", "not as many columns as its head"],
  ["<!-- note --> The words beside it.", "words beside a comment"],
  ["<!-- never closed\n\nThe rest.", "never closed"],
  ["##Heading", "without a space behind the #"],
  ["## Heading {#own}", "names an anchor of its own"],
  ["::: note\nWords\n:::", "a block with :::"],
  ['[a](/about "title")', "a link with a title"],
  ["[a](/about us)", "an address has no spaces"],
  ["[a][b]", "a name that is defined nowhere"],
  ["[[About]]", "double brackets"],
  ["[1]: Smith", "shown nowhere; no link uses it"],
  ["[a][x]\n\n[x]: /one\n\n[x]: /two", "defines [x] twice"],
  ["One **two.", "a mark that begins nothing"],
  ["One `two.", "a mark that begins nothing"],
  ['Words ![a](/images/a.png "caption") beside it.', "a caption inside a paragraph"],
  ["Text.[^a b]", "a footnote whose name has a space"],
  ["Text.[^a]\n\n[^a]: One\ntwo", "belongs to it or not"],
  ["Text.[^a]\n\n[^a]: One\n\n[^a]: Two", 'the footnote "a" twice'],
  ["Text.[^a]\n\n[^a]:", 'the footnote "a" without words'],
  ["Text.[^ä]", 'the footnote "ä", which has no text'],
  ["- One **two", "a mark that begins nothing"],
  ["| a |\n| - |\n| **b |", "a mark that begins nothing"],
])("%j is refused", (source, reason) => {
  expect(reasons(source).join("\n")).toContain(reason);
});

test.each([
  "Text\n\n---\n\nMore.",
  "```\ncode **\n```",
  "> [!NOTE]\n> Words.",
  "> A quotation [in brackets].",
  "3. three\n4. four",
  "1. one\n1. two",
  "1. one\n\n    More of it.\n\n    - below\n2. two",
  "- one\n  - below",
  "Text\n- one\n- two",
  "| a | b |\n| - | - |\n| 1 \\| 2 | 3 |",
  "<!-- a note -->\n\nWords <!-- another --> beside.",
  "A [link][x].\n\n[x]: /about",
  "A \\*\\*star and `**code**` [2026] (page).",
  "www and amina@example.org",
  "2 * 3 * 4",
])("%j is read as it was written", (source) => {
  expect(reasons(source)).toEqual([]);
});
