import { EditorSelection, type EditorState, type StateCommand } from "@codemirror/state";
import type { Dispatch } from "./apply-changes.ts";
import { enclosing } from "./writing-language.ts";

/** Puts text in the place of a range and chooses a part of it, so that one types over it. */
function insert(
  state: EditorState,
  range: { from: number; to: number },
  text: string,
  chosen: { at: number; length: number },
  dispatch: Dispatch,
): true {
  const from = range.from + chosen.at;
  dispatch(
    state.update({
      changes: { ...range, insert: text },
      selection: EditorSelection.range(from, from + chosen.length),
      userEvent: "input",
      scrollIntoView: true,
    }),
  );
  return true;
}

/** Makes a link of the chosen words; the one with the caret gets another address. */
export const insertLink =
  (address: string): StateCommand =>
  ({ state, dispatch }) => {
    const urlNode = enclosing(state, "Link")?.getChild("URL");
    if (urlNode) {
      dispatch(
        state.update({ changes: { ...rangeOf(urlNode), insert: address }, userEvent: "input" }),
      );
      return true;
    }
    const { main } = state.selection;
    const range = main.empty ? (state.wordAt(main.head) ?? main) : main;
    const label = state.sliceDoc(range.from, range.to).replaceAll(/\s*\n\s*/g, " ") || "words";
    const chosen = { at: 1, length: label.length };
    return insert(state, rangeOf(range), `[${label}](${address})`, chosen, dispatch);
  };

const rangeOf = ({ from, to }: { from: number; to: number }) => ({ from, to });

/**
 * @param block lines that stand apart; a blank line parts them from what is above and below
 * @param chosen part of it that one types over; without one, the caret goes below it
 */
export const insertBlock =
  (block: string, chosen?: { at: number; length: number }): StateCommand =>
  ({ state, dispatch }) => {
    const line = state.doc.lineAt(state.selection.main.head);
    const isBlank = line.text.trim() === "";
    const at = isBlank ? line.from : line.to;
    const [above, below] = [state.sliceDoc(0, at), state.sliceDoc(line.to)];
    const before = above === "" ? "" : "\n\n".slice(/\n{0,2}$/.exec(above)?.[0].length ?? 0);
    const after = "\n\n".slice(/^\n{0,2}/.exec(below)?.[0].length ?? 0);
    const { at: start, length } = chosen ?? { at: block.length + 2, length: 0 };
    const place = { at: before.length + start, length };
    return insert(state, { from: at, to: line.to }, before + block + after, place, dispatch);
  };

/** @param words for people who cannot see the picture */
export const insertPicture = (address: string, description: string) =>
  insertBlock(`![${description.trim()}](${address})`);

/** Puts the next number in, and its words at the end of the text. */
export const insertFootnote: StateCommand = ({ state, dispatch }) => {
  const text = state.doc.toString();
  const used = [...text.matchAll(/\[\^(\d+)\]:/g)].map(([, number]) => Number(number));
  const mark = `[^${Math.max(0, ...used) + 1}]`;
  const end = text.trimEnd().length;
  const { head } = state.selection.main;
  const at = Math.min(head, end);
  const placeholder = "What the footnote says.";
  // Footnotes stand one below the other.
  const gap = /(^|\n)\[\^[^\]]+\]:[^\n]*$/.test(text.slice(0, end)) ? "\n" : "\n\n";
  const changes = state.changes([
    { from: at, insert: mark },
    { from: end, to: text.length, insert: `${gap}${mark}: ${placeholder}\n` },
  ]);
  const from = end + `${mark}${gap}${mark}: `.length;
  const selection = EditorSelection.range(from, from + placeholder.length);
  dispatch(state.update({ changes, selection, userEvent: "input", scrollIntoView: true }));
  return true;
};
