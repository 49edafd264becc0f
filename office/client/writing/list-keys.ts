import { EditorSelection, type StateCommand } from "@codemirror/state";
import { applyChanges } from "./apply-changes.ts";
import { isInPoint } from "./toggle-lines.ts";
import { chosenLines, textOfLine } from "./writing-language.ts";

/** Indentation, sign and words of a point. */
const point = /^(\s*)([-*+]|\d+[.)])( +)(.*)$/;

/**
 * Enter on an empty point or line of a quotation ends it with a blank line: without one, Markdown takes the next words
 * into the point above. An empty point within another one moves out first.
 */
export const endList: StateCommand = ({ state, dispatch }) => {
  const { head, empty } = state.selection.main;
  const line = state.doc.lineAt(head);
  const match = /^(\s*)(?:[-*+]|\d+[.)]|>)\s*$/.exec(line.text);
  if (!empty || !match) return false;
  if (match[1]) return moveOut({ state, dispatch });
  // A sign alone below a blank line begins nothing that could be ended.
  const isFirst = textOfLine(state, line.number - 1).trim() === "";
  const isLast = textOfLine(state, line.number + 1).trim() === "";
  const insert = `${isFirst ? "" : "\n"}${isLast ? "" : "\n"}`;
  dispatch(
    state.update({
      changes: { from: line.from, to: line.to, insert },
      selection: EditorSelection.cursor(line.from + (isFirst ? 0 : 1)),
      userEvent: "input",
      scrollIntoView: true,
    }),
  );
  return true;
};

/** Where the words of a point begin, and so the indentation of a point within it. */
const widthOf = (text: string) => {
  const [, indent = "", sign = "", gap = ""] = point.exec(text) ?? [];
  return indent.length + sign.length + gap.length;
};
const indentOf = (text: string) => /^ */.exec(text)?.[0].length ?? 0;

/** Moves the chosen points into the one above; everywhere else, Tab leaves the field. */
export const moveIn: StateCommand = ({ state, dispatch }) => {
  if (!isInPoint(state)) return false;
  const [first] = chosenLines(state);
  if (!first) return false;
  const indent = indentOf(first.text);
  // The nearest point above that is no deeper takes it in.
  for (let at = first.number - 1; point.test(textOfLine(state, at)); at -= 1) {
    const above = textOfLine(state, at);
    if (indentOf(above) > indent) continue;
    return indentOf(above) === indent
      ? indentBy(widthOf(above) - indent)({ state, dispatch })
      : true;
  }
  return true;
};

/** Moves the chosen points out of the one that holds them. */
export const moveOut: StateCommand = ({ state, dispatch }) => {
  if (!isInPoint(state)) return false;
  const [first] = chosenLines(state);
  if (!first) return false;
  const indent = indentOf(first.text);
  for (let at = first.number - 1; at > 0 && indent > 0; at -= 1) {
    const above = textOfLine(state, at);
    if (point.test(above) && indentOf(above) < indent) {
      return indentBy(indentOf(above) - indent)({ state, dispatch });
    }
  }
  return indent > 0 ? indentBy(-indent)({ state, dispatch }) : true;
};

/** Moves lines, and numbers the first one again: Markdown takes no list inside that begins with 2. */
const indentBy =
  (spaces: number): StateCommand =>
  ({ state, dispatch }) => {
    const changes = chosenLines(state).flatMap(({ from, text, number }, at) => {
      const indent = indentOf(text);
      const now = Math.max(0, indent + spaces);
      const moved = { from, to: from + indent, insert: " ".repeat(now) };
      const sign = /^ *(\d+)[.)] /.exec(text)?.[1];
      if (sign === undefined) return [moved];
      const place = `${numberAt(now, number, at, (line) => textOfLine(state, line))}`;
      return [moved, { from: from + indent, to: from + indent + sign.length, insert: place }];
    });
    return applyChanges(state, changes, dispatch);
  };

/** The next number among the points above that are as deep. */
function numberAt(indent: number, line: number, at: number, textOf: (line: number) => string) {
  for (let above = line - at - 1; point.test(textOf(above)); above -= 1) {
    const text = textOf(above);
    if (indentOf(text) < indent) break;
    const number = indentOf(text) === indent && /^ *(\d+)/.exec(text)?.[1];
    if (number) return Number(number) + at + 1;
  }
  return at + 1;
}
