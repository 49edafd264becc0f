import type { ChangeSpec, EditorState, StateCommand } from "@codemirror/state";
import { applyChanges } from "./apply-changes.ts";
import { chosenLines, textOfLine } from "./writing-language.ts";

/** Signs at the beginning of a line that one of the others replaces. */
const sign = /^\s*(?:#{1,6} |(?:> ?)+|[-*+] |\d+[.)] )?/;
const isPoint = (text: string) => /^\s*(?:[-*+]|\d+[.)])\s/.test(text);

interface LineKind {
  /** What a line has that is of this kind. */
  pattern: RegExp;
  /** @param at place among the chosen lines, from 0; @param before the line above them */
  begin(at: number, before: string): string;
  /** Whether a line above or below goes on with the same. */
  joins?(text: string): boolean;
}

/**
 * Puts a sign before each chosen line, or takes it away where all have it. A blank line parts them from their
 * neighbours of another kind: without it, Markdown would read both as one.
 */
function toggleLines({ pattern, begin, joins = () => false }: LineKind): StateCommand {
  return ({ state, dispatch }) => {
    const chosen = chosenLines(state);
    const filled = chosen.filter(({ text }) => text.trim() !== "" || chosen.length === 1);
    const [first, last] = [filled[0], filled.at(-1)];
    if (!first || !last) return false;
    const isOn = filled.every(({ text }) => pattern.test(text));
    const [above, below] = [first.number - 1, last.number + 1].map((at) => textOfLine(state, at));
    const isApart = (text = "") => text.trim() === "" || (!isOn && joins(text));
    const changes: ChangeSpec[] = filled.map(({ from, text }, at) => {
      const old = sign.exec(text)?.[0] ?? "";
      const indent = joins(text) ? (/^\s*/.exec(old)?.[0] ?? "") : "";
      const insert = isOn ? "" : indent + begin(at, above ?? "");
      return { from, to: from + old.length, insert };
    });
    // Of two changes at one place, the one that is named first comes first.
    if (!isApart(above)) changes.unshift({ from: first.from, insert: "\n" });
    if (!isApart(below)) changes.push({ from: last.to, insert: "\n" });
    return applyChanges(state, changes, dispatch);
  };
}

export const toggleHeading = toggleLines({ pattern: /^## /, begin: () => "## " });
export const toggleSmallHeading = toggleLines({ pattern: /^### /, begin: () => "### " });

export const toggleBullets = toggleLines({
  pattern: /^\s*[-*+] /,
  begin: () => "- ",
  joins: isPoint,
});

export const toggleNumbers = toggleLines({
  pattern: /^\s*\d+[.)] /,
  begin: (at, before) => `${Number(/^\s*(\d+)[.)] /.exec(before)?.[1] ?? 0) + at + 1}. `,
  joins: isPoint,
});

/** Whether the caret is in a point of a list. */
export function isInPoint(state: EditorState): boolean {
  return isPoint(state.doc.lineAt(state.selection.main.head).text);
}
