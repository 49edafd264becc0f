import { syntaxTree } from "@codemirror/language";
import { type EditorState, StateField } from "@codemirror/state";
import { type Command, Decoration, type DecorationSet, EditorView } from "@codemirror/view";
import { Grid } from "./pieces-shown.ts";

/**
 * Tables are shown as such while the caret is elsewhere. They replace whole lines, and so are a part of the state and
 * not of what is in view.
 */
export const tableView = StateField.define<DecorationSet>({
  create: findTables,
  update: (_before, { state }) => findTables(state),
  provide: (field) => EditorView.decorations.from(field),
});

function findTables(state: EditorState): DecorationSet {
  const { main } = state.selection;
  const tables = [];
  const cursor = syntaxTree(state).cursor();
  // Tables are directly below the text as a whole, and in quotations, where their text stays.
  for (let has = cursor.firstChild(); has; has = cursor.nextSibling()) {
    const { name, from, to } = cursor;
    const isWrittenIn = main.to >= from && main.from <= to;
    if (name !== "Table" || isWrittenIn) continue;
    const widget = new Grid(state.sliceDoc(from, to), from);
    tables.push(Decoration.replace({ widget, block: true }).range(from, to));
  }
  return Decoration.set(tables);
}

/** An arrow that would pass over a table goes into it instead, where its text opens. */
export const enterTable =
  (forward: boolean): Command =>
  (view) => {
    const { main } = view.state.selection;
    if (!main.empty) return false;
    const { head } = view.moveVertically(main, forward);
    const [from, to] = [Math.min(main.head, head), Math.max(main.head, head)];
    const passed: { from: number; to: number }[] = [];
    view.state.field(tableView).between(from, to, (start, end) => {
      passed.push({ from: start, to: end });
    });
    const table = forward ? passed[0] : passed.at(-1);
    if (!table) return false;
    const line = view.state.doc.lineAt(forward ? table.from : table.to);
    view.dispatch({
      selection: { anchor: Math.min(line.from + 2, line.to) },
      scrollIntoView: true,
    });
    return true;
  };
