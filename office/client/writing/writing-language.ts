import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { ensureSyntaxTree, syntaxTree } from "@codemirror/language";
import type { EditorState, Extension } from "@codemirror/state";
import type { SyntaxNode } from "@lezer/common";

/** Markdown, with its own Enter and Backspace: lists and quotations go on. */
export const writingLanguage: Extension = markdown({
  base: markdownLanguage,
  completeHTMLTags: false,
});

/** In milliseconds. */
export const maxParseTime = 500;

/** The innermost part of this kind that holds all of a range, such as `StrongEmphasis`; by default the selection. */
export function enclosing(
  state: EditorState,
  name: string,
  { from, to }: { from: number; to: number } = state.selection.main,
): SyntaxNode | undefined {
  // On a slow phone a long text may not be read as far as here yet.
  const tree = ensureSyntaxTree(state, to, maxParseTime) ?? syntaxTree(state);
  for (let node: SyntaxNode | null = tree.resolveInner(to, -1); node; node = node.parent) {
    if (node.name === name && node.from <= from && node.to >= to) return node;
  }
  return undefined;
}

/** The lines of a range; one that is only touched at its beginning by a selection belongs to the next choice. */
export function chosenLines(state: EditorState) {
  const { from, to, empty } = state.selection.main;
  const first = state.doc.lineAt(from);
  let last = state.doc.lineAt(to);
  if (!empty && last.number > first.number && last.from === to) {
    last = state.doc.line(last.number - 1);
  }
  return Array.from({ length: last.number - first.number + 1 }, (_, at) =>
    state.doc.line(first.number + at),
  );
}

/** The text of a line by its number, the first is 1; empty before and behind the text. */
export function textOfLine({ doc }: EditorState, number: number): string {
  return number >= 1 && number <= doc.lines ? doc.line(number).text : "";
}
