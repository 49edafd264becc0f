import { redo, undo } from "@codemirror/commands";
import type { EditorState, StateCommand } from "@codemirror/state";
import { addColumn, addRow, insertTable, tableAround } from "./edit-table.ts";
import { insertFootnote } from "./insert-pieces.ts";
import { toggleBullets, toggleHeading, toggleNumbers } from "./toggle-lines.ts";
import { toggleMark } from "./toggle-mark.ts";
import { toggleNote, toggleQuote } from "./toggle-quote.ts";
import type { ToolbarIconName } from "./toolbar-icon.tsx";
import { enclosing } from "./writing-language.ts";

/** What a button of the field does, and its keys. */
export interface WritingAction {
  title: string;
  icon?: ToolbarIconName;
  /** As CodeMirror writes it; `Mod` is Ctrl, or the command key on a Mac. */
  key?: string;
  run: StateCommand;
  /** The part of the text in which the button is pressed. */
  node?: string;
}

export const mainActions: readonly WritingAction[] = [
  { title: "Heading", key: "Mod-Alt-2", run: toggleHeading, node: "ATXHeading2" },
  {
    title: "Bold",
    icon: "bold",
    key: "Mod-b",
    run: toggleMark("**", "StrongEmphasis"),
    node: "StrongEmphasis",
  },
  {
    title: "Italic",
    icon: "italic",
    key: "Mod-i",
    run: toggleMark("*", "Emphasis"),
    node: "Emphasis",
  },
  { title: "List", icon: "list", key: "Mod-Shift-8", run: toggleBullets, node: "BulletList" },
  {
    title: "Numbered list",
    icon: "numbers",
    key: "Mod-Shift-7",
    run: toggleNumbers,
    node: "OrderedList",
  },
  { title: "Quotation", icon: "quote", key: "Mod-Shift-9", run: toggleQuote, node: "Blockquote" },
];

/** Less often needed. */
export const moreActions: readonly WritingAction[] = [
  { title: "Note", run: toggleNote },
  { title: "Footnote", run: insertFootnote },
  { title: "Table", run: insertTable },
  { title: "Undo", run: undo },
  { title: "Redo", run: redo },
];

/** Shown while the caret is in a table. */
export const tableActions: readonly WritingAction[] = [
  { title: "Add a row", run: addRow },
  { title: "Add a column", run: addColumn },
];

/** Those with keys. Undo and Redo have those of CodeMirror. */
export const allActions = [...mainActions, ...moreActions];

/** The kinds of parts in which the caret is. */
export function partsAt(state: EditorState): Set<string> {
  const parts = mainActions.flatMap(({ node }) => (node && enclosing(state, node) ? [node] : []));
  return new Set([
    ...parts,
    ...(enclosing(state, "Link") ? ["Link"] : []),
    ...(tableAround(state) ? ["Table"] : []),
  ]);
}

/** `Mod-Shift-8` as the title of a button says it, and as assistive technology reads it. */
export function describeKey(key: string): { title: string; shortcut: string } {
  const parts = key.replace("Mod", "Control").split("-");
  const keys = parts.map((part) => part.replace("Control", "Ctrl").toUpperCase());
  const spoken = keys.map((word) =>
    word.length > 1 ? word[0] + word.slice(1).toLowerCase() : word,
  );
  return {
    title: `${spoken.slice(0, -1).join(", ")} and ${spoken.at(-1)}`,
    shortcut: parts.map((part) => (part.length === 1 ? part.toUpperCase() : part)).join("+"),
  };
}
