import { marked, type Token } from "marked";
import { keepWordsWhole } from "#schemas/markdown/whole-words.ts";

/** A piece of a section: text as HTML, or a place that the page fills, written as `{name}` on a line. */
export type SectionPart = { html: string } | { slot: string };

/** What stands under one heading of the second level. */
export interface MarkdownSection {
  /** For links from the list of contents. */
  id: string;
  title: string;
  parts: SectionPart[];
}

/**
 * Splits a Markdown text at its `##` headings.
 * @param values what stands for `{name}` inside the text, as Markdown; a name without a value that has a
 *   line to itself becomes a slot
 * @throws Error when text stands before the first heading, or a name inside a sentence has no value
 */
export function markdownSections(
  body: string,
  values: Readonly<Record<string, string>>,
): MarkdownSection[] {
  const filled = body.replace(/\{(\w+)\}/g, (name, key) => values[key] ?? name);
  const sections: MarkdownSection[] = [];
  let waiting: Token[] = [];
  const flush = () => {
    const html = keepWordsWhole(marked.parser(waiting).trim());
    if (html) sections.at(-1)?.parts.push({ html });
    waiting = [];
  };
  for (const token of marked.lexer(filled)) {
    if (token.type === "heading" && token.depth === 2) {
      flush();
      sections.push({ id: anchor(token.text), title: token.text, parts: [] });
      continue;
    }
    if (sections.length === 0 && token.type !== "space") {
      throw new Error(
        `The text must begin with a ## heading, not with "${token.raw.slice(0, 40)}".`,
      );
    }
    const slot = token.type === "paragraph" ? /^\{(\w+)\}$/.exec(token.text)?.[1] : undefined;
    if (slot) {
      flush();
      sections.at(-1)?.parts.push({ slot });
      continue;
    }
    const unknown = /\{(\w+)\}/.exec(token.raw);
    if (unknown) throw new Error(`The text asks for ${unknown[0]}, which has no value.`);
    waiting.push(token);
  }
  flush();
  return sections;
}

/** "What you must give" becomes `what-you-must-give`. */
function anchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
