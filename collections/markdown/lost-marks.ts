import type { MarkedToken, Token, Tokens } from "marked";

type Note = (raw: string, reason: string) => void;

/**
 * Finds what Markdown takes without a word for something else than it looks like: cells that no column has, numbers that
 * are counted again, dashes that make a heading, marks that begin nothing and are shown as they are.
 * @param source the whole text, since a definition that was taken out of it is used anywhere in it
 */
export function findLostMarks(tokens: readonly Token[], source: string, note: Note): void {
  checkDefinitions(tokens, source, note);
  for (const [index, token] of tokens.entries()) {
    checkBlock(token as MarkedToken, note);
    const before = tokens.slice(0, index).findLast(({ type }) => type !== "space");
    if (token.type === "list" && before?.type === "list" && /^ {1,3}\S/.test(token.raw)) {
      note(
        token.raw,
        "has a list that is indented too little to belong to the entry above it: use four spaces",
      );
    }
    for (const inner of childrenOf(token)) findLostMarks(inner, source, note);
  }
}

/** The lists of tokens inside a token. */
function childrenOf(token: Token): Token[][] {
  if (token.type === "list") return (token as Tokens.List).items.map((item) => item.tokens);
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].map((cell) => cell.tokens);
  }
  return "tokens" in token && token.tokens ? [token.tokens] : [];
}

function checkBlock(token: MarkedToken, note: Note): void {
  const { raw } = token;
  switch (token.type) {
    case "heading":
      if (/\n\s*(?:-+|=+)\s*$/.test(raw)) {
        note(
          raw,
          "has a line of dashes right below a text, which makes it a heading: put an empty line between them, or begin the heading with ##",
        );
      }
      if (/\{#[^}]*\}\s*$/.test(raw))
        note(raw, "names an anchor of its own; anchors come from the words");
      return;
    case "code":
      if (token.codeBlockStyle === "indented") {
        note(
          raw,
          "has a paragraph that begins with four spaces, which makes it code: take the spaces away, or use ```",
        );
      } else if (!/\n\s*(?:`{3,}|~{3,})\s*$/.test(raw)) {
        note(raw, "has code that is never closed: put ``` below it");
      }
      return;
    case "blockquote":
      if (/^>\s*\[![^\]]*\]/.test(raw)) {
        note(
          raw,
          "has a block set apart of an unknown kind, or with words beside its kind: write > [!NOTE] on a line of its own, or IMPORTANT, WARNING, TIP",
        );
      }
      return;
    case "list":
      checkList(token, note);
      return;
    case "table":
      checkTable(token, note);
      return;
    case "html":
      if (/^\s*<!--/.test(raw) && !/^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)+$/.test(raw)) {
        note(
          raw,
          "has words beside a comment, or a comment that is never closed: they would be left out",
        );
      }
      return;
    case "paragraph":
      checkParagraph(token, note);
      return;
    case "link":
      if (token.title)
        note(raw, "has a link with a title, which is shown nowhere: put it into the text");
      return;
    case "text":
      if (!("tokens" in token && token.tokens)) checkText(token, note);
  }
}

function checkList(list: Tokens.List, note: Note): void {
  if (list.items.some(({ task }) => task)) note(list.raw, "has boxes to tick; a page has none");
  if (!list.ordered) return;
  const numbers = list.items.map(({ raw }) => Number(/^\s*(\d+)/.exec(raw)?.[1]));
  const [first = 1] = numbers;
  const isCounted = numbers.every((number, at) => number === first + at);
  const isLeftToCount = numbers.every((number) => number === first);
  if (!isCounted && !isLeftToCount) {
    note(
      list.raw,
      `has a list with the numbers ${numbers.join(", ")}, which is shown as ${numbers.map((_, at) => first + at).join(", ")}`,
    );
  }
}

function checkTable(table: Tokens.Table, note: Note): void {
  const rows = table.raw.trim().split("\n").slice(2);
  for (const row of rows) {
    const cells = row
      .trim()
      .replace(/^\||(?<!\\)\|$/g, "")
      .split(/(?<!\\)\|/);
    if (cells.length > table.header.length) {
      note(
        row,
        `has ${cells.length} cells in a table of ${table.header.length} columns; write a bar that is no border as \\|`,
      );
    }
  }
}

function checkParagraph(paragraph: Tokens.Paragraph, note: Note): void {
  const { raw, tokens } = paragraph;
  // Code and links have such signs too.
  const text = tokens
    .map((token) => (token.type === "text" || token.type === "br" ? token.raw : "x"))
    .join("");
  for (const line of text.split("\n")) {
    if (/^#{2,}\S/.test(line)) note(raw, `has ${line.slice(0, 20)} without a space behind the #`);
    if (/^:::/.test(line)) note(raw, "has a block with :::, which is not known here");
  }
  if (/\n\s*\|?\s*:?-{3,}:?\s*\|/.test(text)) {
    note(raw, "has a table whose line of dashes has not as many columns as its head");
  }
  if (/\n\d{1,3}[.)] /.test(text)) {
    note(raw, "has a numbered list right below a text: put an empty line above it");
  }
  const images = tokens.filter((token): token is Tokens.Image => token.type === "image");
  if (tokens.length > 1 && images.some(({ title }) => title)) {
    note(
      raw,
      "has a picture with a caption inside a paragraph, where the caption is not shown: put it into a paragraph of its own",
    );
  }
}

/** What is left of marks in words, by the reason. */
const leftMarks: readonly (readonly [RegExp, string])[] = [
  [/\[\^[^\]]*\]/, "has a footnote whose name has a space"],
  [/\]\([^)]*\)/, "has a link that cannot be read: an address has no spaces"],
  [/\[[^\]]+\]\[[^\]]*\]/, "has a link by a name that is defined nowhere"],
  [/\[\[[^\]]+\]\]/, "has a link in double brackets, which is not known here"],
  [/\*\*|`/, "has a mark that begins nothing or ends nothing; write it as \\* or \\`"],
];

function checkText({ raw }: Tokens.Text | Tokens.Tag, note: Note): void {
  for (const [left, reason] of leftMarks) if (left.test(raw)) note(raw, reason);
}

/** A line such as `[1]: words` defines an address for links and is shown nowhere. */
function checkDefinitions(tokens: readonly Token[], source: string, note: Note): void {
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.type !== "def") continue;
    const { raw, tag } = token as Tokens.Def;
    const uses = source.toLowerCase().split(`[${tag}]`).length - 1;
    if (uses < 2)
      note(raw, `has a line that begins with [${tag}]: and is shown nowhere; no link uses it`);
    if (seen.has(tag)) note(raw, `defines [${tag}] twice`);
    seen.add(tag);
  }
}
