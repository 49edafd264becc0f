import { ensureSyntaxTree } from "@codemirror/language";
import { EditorState, type StateCommand } from "@codemirror/state";
import { writingLanguage } from "./writing-language.ts";

/** A text with `¦` at the caret, or two of them around what is chosen. */
function openState(marked: string): EditorState {
  const [anchor = 0, head = anchor] = [...marked.matchAll(/¦/g)].map(({ index }, at) => index - at);
  const state = EditorState.create({
    doc: marked.replaceAll("¦", ""),
    selection: { anchor, head },
    extensions: writingLanguage,
  });
  ensureSyntaxTree(state, state.doc.length, 5000);
  return state;
}

/** Runs commands one after the other, and gives the text with `¦` where the caret or the choice is then. */
export function after(marked: string, ...commands: readonly StateCommand[]): string {
  let state = openState(marked);
  for (const command of commands) {
    command({
      state,
      dispatch: (transaction) => {
        state = transaction.state;
      },
    });
    ensureSyntaxTree(state, state.doc.length, 5000);
  }
  const { from, to } = state.selection.main;
  const text = state.doc.toString();
  const behind = from === to ? "" : `${text.slice(from, to)}¦`;
  return `${text.slice(0, from)}¦${behind}${text.slice(to)}`;
}
