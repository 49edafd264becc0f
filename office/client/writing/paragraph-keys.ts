import { ensureSyntaxTree, syntaxTree } from "@codemirror/language";
import { EditorSelection, type EditorState, type StateCommand } from "@codemirror/state";
import { maxParseTime, textOfLine } from "./writing-language.ts";

/** Parts that have an Enter and a Backspace of their own, wherever the caret is in them. */
const others = /^(ListItem|Blockquote|Table|FencedCode|CodeBlock|HTMLBlock|CommentBlock)$/;
/** Signs at the beginning of a line that would be none behind other words. A bar begins a table. */
const sign = /^\s*(?:#{1,6} |>|[-*+] |\d+[.)] |\||```|~~~|!\[)/;

/** Whether a place is in a paragraph or a heading that stands in nothing else. */
function isInParagraph(state: EditorState, at: number): boolean {
  const line = state.doc.lineAt(at);
  if (line.text.trim() === "" || line.text.startsWith("|")) return false;
  const tree = ensureSyntaxTree(state, line.to, maxParseTime) ?? syntaxTree(state);
  for (const side of [-1, 1] as const) {
    for (let node = tree.resolveInner(at, side); node.parent; node = node.parent) {
      if (others.test(node.name)) return false;
    }
  }
  return true;
}

/** Enter begins a paragraph, as in every program for letters: with a blank line, without which Markdown joins the two. */
export const beginParagraph: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main;
  if (!isInParagraph(state, from)) return false;
  const [first, last] = [state.doc.lineAt(from), state.doc.lineAt(to)];
  const gap = /^ */.exec(last.text.slice(to - last.from))?.[0].length ?? 0;
  const isAtEnd = to + gap === last.to;
  const isBelow = from === first.from && textOfLine(state, first.number - 1).trim() !== "";
  // What is typed then must not join the line below it either.
  const isAbove = isAtEnd && textOfLine(state, last.number + 1).trim() !== "";
  const before = isBelow ? "\n" : "\n\n";
  dispatch(
    state.update({
      changes: { from, to: to + gap, insert: before + (isAbove ? "\n" : "") },
      selection: EditorSelection.cursor(from + before.length),
      userEvent: "input",
      scrollIntoView: true,
    }),
  );
  return true;
};

/** Shift and Enter: a line of its own within a paragraph, as in an address. */
export const breakLine: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main;
  const isWithin = isInParagraph(state, from) && !/^#/.test(state.doc.lineAt(from).text);
  if (!isWithin || from === state.doc.lineAt(from).from) return false;
  dispatch(
    state.update({
      changes: { from, to, insert: "\\\n" },
      selection: EditorSelection.cursor(from + 2),
      userEvent: "input",
      scrollIntoView: true,
    }),
  );
  return true;
};

/** Backspace at the beginning of a paragraph takes the blank line above it away too; so what Enter did is taken back. */
export const joinParagraphs: StateCommand = ({ state, dispatch }) => {
  const { head, empty } = state.selection.main;
  const line = state.doc.lineAt(head);
  if (!empty || head !== line.from || line.number < 3 || sign.test(line.text)) return false;
  const above = state.doc.line(line.number - 2);
  const isApart = textOfLine(state, line.number - 1) === "" && isInParagraph(state, above.to);
  if (!isApart || (line.text.trim() !== "" && !isInParagraph(state, head))) return false;
  dispatch(
    state.update({
      changes: { from: above.to, to: head },
      selection: EditorSelection.cursor(above.to),
      userEvent: "delete.backward",
      scrollIntoView: true,
    }),
  );
  return true;
};
