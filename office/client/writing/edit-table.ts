import { EditorSelection, type EditorState, type StateCommand } from "@codemirror/state";
import { insertBlock } from "./insert-pieces.ts";
import { enclosing } from "./writing-language.ts";

/** A table of two columns, with its first heading chosen. */
export const insertTable = insertBlock("| Heading | Heading |\n| --- | --- |\n|  |  |", {
  at: 2,
  length: "Heading".length,
});

/** The table with the caret. */
export const tableAround = (state: EditorState) =>
  enclosing(state, "Table", { from: state.selection.main.head, to: state.selection.main.head });

/** Cells of a row; `\|` is a sign within one. */
export function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** Adds an empty row below the one with the caret, which goes there. */
export const addRow: StateCommand = ({ state, dispatch }) => {
  const table = tableAround(state);
  if (!table) return false;
  const first = state.doc.lineAt(table.from).number;
  const here = state.doc.lineAt(state.selection.main.head).number;
  // Below the headings is the line that makes them headings.
  const line = state.doc.line(Math.max(here, first + 1));
  const row = `|${"  |".repeat(cellsOf(state.doc.line(first).text).length)}`;
  dispatch(
    state.update({
      changes: { from: line.to, insert: `\n${row}` },
      selection: EditorSelection.cursor(line.to + 3),
      userEvent: "input",
      scrollIntoView: true,
    }),
  );
  return true;
};

/** Adds a column at the right, with its heading chosen. */
export const addColumn: StateCommand = ({ state, dispatch }) => {
  const table = tableAround(state);
  if (!table) return false;
  const first = state.doc.lineAt(table.from);
  const last = state.doc.lineAt(table.to).number;
  const changes = Array.from({ length: last - first.number + 1 }, (_, at) => {
    const { to, text } = state.doc.line(first.number + at);
    const end = /\|\s*$/.test(text) ? "" : " |";
    const cell = at === 0 ? " Heading |" : at === 1 ? " --- |" : "  |";
    return { from: to, insert: end + cell };
  });
  const end = first.to + (changes[0]?.insert.length ?? 0) - " |".length;
  dispatch(
    state.update({
      changes,
      selection: EditorSelection.range(end - "Heading".length, end),
      userEvent: "input",
      scrollIntoView: true,
    }),
  );
  return true;
};
