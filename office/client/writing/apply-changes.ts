import type { ChangeSpec, EditorState, StateCommand } from "@codemirror/state";

export type Dispatch = Parameters<StateCommand>[0]["dispatch"];

/** Makes changes as if they were typed; the same words stay chosen, without signs that come before them. */
export function applyChanges(state: EditorState, edits: ChangeSpec, dispatch: Dispatch): true {
  const changes = state.changes(edits);
  const { anchor, head } = state.selection.main;
  const selection = { anchor: changes.mapPos(anchor, 1), head: changes.mapPos(head, 1) };
  dispatch(state.update({ changes, selection, userEvent: "input", scrollIntoView: true }));
  return true;
}
