import type { ChangeSpec, EditorState, Line, StateCommand } from "@codemirror/state";
import { applyChanges } from "./apply-changes.ts";
import { chosenLines, textOfLine } from "./writing-language.ts";

const isQuoted = (text: string) => /^\s*>/.test(text);
/** The name of a block set apart, on a line of its own. */
const label = /^\s*> ?\[!\w+\]\s*$/;

/** A quotation, on and off. It holds its blank lines too, so that it stays one. */
export const toggleQuote: StateCommand = ({ state, dispatch }) => {
  const chosen = chosenLines(state);
  const isOn = chosen.every(({ text }) => isQuoted(text));
  return applyChanges(state, isOn ? unquoted(state, chosen) : quoted(state, chosen), dispatch);
};

/** A note set apart, on and off; of a quotation it makes one. */
export const toggleNote: StateCommand = ({ state, dispatch }) => {
  const around = quotationAround(state);
  const [first] = around;
  if (around.some(({ text }) => label.test(text))) {
    return applyChanges(state, unquoted(state, around), dispatch);
  }
  const heading = "> [!NOTE]\n";
  const changes = first
    ? { from: first.from, insert: heading }
    : quoted(state, chosenLines(state), heading);
  return applyChanges(state, changes, dispatch);
};

function quoted(state: EditorState, chosen: readonly Line[], heading = ""): ChangeSpec[] {
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (!first || !last) return [];
  const gapBefore = (at: number) => (textOfLine(state, at).trim() === "" ? "" : "\n");
  return [
    { from: first.from, insert: gapBefore(first.number - 1) + heading },
    ...chosen.map(({ from, text }) => ({
      from,
      insert: text.trim() === "" && chosen.length > 1 ? ">" : "> ",
    })),
    // Words right below a quotation would be read as a part of it.
    { from: last.to, insert: gapBefore(last.number + 1) },
  ];
}

function unquoted({ doc }: EditorState, chosen: readonly Line[]): ChangeSpec[] {
  return chosen.map(({ from, to, text }) =>
    label.test(text)
      ? { from, to: Math.min(to + 1, doc.length) }
      : { from, to: from + (/^\s*> ?/.exec(text)?.[0].length ?? 0) },
  );
}

/** All lines of the quotation with the caret; none elsewhere. */
function quotationAround(state: EditorState): Line[] {
  const here = state.doc.lineAt(state.selection.main.head).number;
  if (!isQuoted(textOfLine(state, here))) return [];
  let [first, last] = [here, here];
  while (isQuoted(textOfLine(state, first - 1))) first -= 1;
  while (isQuoted(textOfLine(state, last + 1))) last += 1;
  return Array.from({ length: last - first + 1 }, (_, at) => state.doc.line(first + at));
}
