import type { EditorState, StateCommand } from "@codemirror/state";
import { EditorSelection } from "@codemirror/state";
import { chosenLines, enclosing } from "./writing-language.ts";

/** Signs before the words of a line, which no bold or italic may hold. */
const beforeWords = /^(?:\s*(?:[-*+]|\d+[.)]|>|#{1,6})\s)*\s*/;

/**
 * Bold or italic, on and off: for the chosen words of each line, since a mark does not reach beyond its paragraph;
 * without a choice, for the word at the caret.
 */
export const toggleMark =
  (sign: "**" | "*", name: "StrongEmphasis" | "Emphasis"): StateCommand =>
  ({ state, dispatch }) => {
    const { main } = state.selection;
    const around = main.empty ? enclosing(state, name) : undefined;
    // Behind the last bold word, one goes on in plain ones.
    if (around && around.lastChild?.from === main.head) {
      const selection = EditorSelection.cursor(around.to);
      dispatch(state.update({ selection, scrollIntoView: true }));
      return true;
    }
    const parts = around ? [around] : partsOf(state);
    const marked = parts.map((part) => enclosing(state, name, part));
    const isOn = parts.length > 0 && marked.every(Boolean);
    const edits = isOn
      ? [...new Set(marked)].flatMap((node) => {
          const [first, last] = [node?.firstChild, node?.lastChild];
          return [first, last].flatMap((mark) => (mark ? [{ from: mark.from, to: mark.to }] : []));
        })
      : parts
          .filter((_, at) => !marked[at])
          .flatMap(({ from, to }) => [
            { from, insert: sign },
            { from: to, insert: sign },
          ]);
    if (edits.length === 0) return insertPair(sign)({ state, dispatch });
    const changes = state.changes(edits);
    const [start, end] = [parts[0]?.from ?? main.from, parts.at(-1)?.to ?? main.to];
    const selection = main.empty
      ? EditorSelection.cursor(changes.mapPos(main.head, 1))
      : EditorSelection.range(changes.mapPos(start, 1), changes.mapPos(end, -1));
    dispatch(state.update({ changes, selection, userEvent: "input", scrollIntoView: true }));
    return true;
  };

/** The chosen words of each line without blanks at their ends, behind which a mark would not be read as one. */
function partsOf(state: EditorState): { from: number; to: number }[] {
  const { main } = state.selection;
  if (main.empty) {
    const word = state.wordAt(main.head);
    return word ? [word] : [];
  }
  return chosenLines(state).flatMap((line) => {
    const words = line.from + (beforeWords.exec(line.text)?.[0].length ?? 0);
    let from = Math.max(main.from, words);
    let to = Math.min(main.to, line.to);
    const chosen = state.sliceDoc(from, Math.max(from, to));
    from += chosen.length - chosen.trimStart().length;
    to -= chosen.length - chosen.trimEnd().length;
    return from < to ? [{ from, to }] : [];
  });
}

/** Where there is no word yet, the next ones stand between the signs. */
const insertPair =
  (sign: string): StateCommand =>
  ({ state, dispatch }) => {
    const { head } = state.selection.main;
    const changes = { from: head, insert: sign + sign };
    const selection = EditorSelection.cursor(head + sign.length);
    dispatch(state.update({ changes, selection, userEvent: "input", scrollIntoView: true }));
    return true;
  };
