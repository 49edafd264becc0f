import { isMap, isScalar, isSeq, type Node, type YAMLSeq } from "yaml";
import {
  afterColon,
  type ContentText,
  columnOf,
  EditError,
  endOfBlock,
  find,
  lineStart,
  rangeOf,
} from "./content-text.ts";
import type { Replacement } from "./replacement.ts";
import type { ValuePath } from "./value-path.ts";
import { blockLines, inlineValue, isInlineNode } from "./write-value.ts";

/** Writes an entry into a list that has some. */
export function insertEntry(
  text: ContentText,
  list: YAMLSeq,
  at: number,
  value: unknown,
): Replacement[] {
  if (list.flow) {
    const written = inlineValue(value) || '""';
    const next = list.items[at] as Node | undefined;
    if (next) {
      const [from] = rangeOf(text, next);
      return [{ from, to: from, by: `${written}, ` }];
    }
    const [, to] = rangeOf(text, list.items.at(-1) as Node);
    return [{ from: to, to, by: `, ${written}` }];
  }
  const { source, lineBreak } = text;
  const entries = entriesOf(text, list);
  const neighbour = (list.items[at] ?? list.items.at(-1)) as Node;
  const margin = " ".repeat(columnOf(source, dashOf(text, list, 0)));
  const lines = (isInlineNode(neighbour) ? [inlineValue(value)] : linesOf(value)).map(
    (line, index) => (line ? `${margin}${index === 0 ? "- " : "  "}${line}` : ""),
  );
  const entry = lines.join(lineBreak);
  const place = entries[at]?.from ?? entries.at(-1)?.to ?? text.end;
  // Behind the last entry of front matter, or of a file without a break at its end.
  if (place > text.end || (place > 0 && source[place - 1] !== "\n")) {
    const end = Math.min(place, text.end);
    return [{ from: end, to: end, by: lineBreak + entry }];
  }
  return [{ from: place, to: place, by: entry + lineBreak }];
}

/** An entry that holds nothing yet still needs a sign that it is there. */
function linesOf(value: unknown): string[] {
  return value === "" ? ['""'] : blockLines(value);
}

/** Takes an entry out, with the remarks directly above it. A list without entries becomes `[]`. */
export function removeEntry(text: ContentText, path: ValuePath): Replacement[] {
  const at = Number(path.at(-1));
  const { list, pair } = listAt(text, path.slice(0, -1));
  const { source } = text;
  if (list.items.length === 1) {
    if (list.flow) {
      const [from, to] = rangeOf(text, list);
      return [{ from, to, by: "[]" }];
    }
    const end = Math.min(endOfBlock(text, list), text.end);
    if (!pair)
      return [
        { from: lineStart(source, rangeOf(text, list)[0]), to: end, by: `[]${text.lineBreak}` },
      ];
    const behind = afterColon(text, pair);
    const first = lineStart(source, dashOf(text, list, 0));
    return [
      {
        from: behind,
        to: end,
        by: ` []${cut(source.slice(behind, first), end < endOfBlock(text, list))}`,
      },
    ];
  }
  if (list.flow) {
    const [start, end] = rangeOf(text, list.items[at] as Node);
    const next = list.items[at + 1] as Node | undefined;
    if (next) return [{ from: start, to: rangeOf(text, next)[0], by: "" }];
    return [{ from: rangeOf(text, list.items[at - 1] as Node)[1], to: end, by: "" }];
  }
  const entry = entriesOf(text, list)[at];
  if (!entry) throw new EditError("there is no such entry");
  if (entry.to > text.end)
    return [{ from: entry.from - text.lineBreak.length, to: text.end, by: "" }];
  return [{ from: entry.from, to: entry.to, by: "" }];
}

/** The last break belongs to the line of hyphens below front matter. */
function cut(lines: string, isBeforeHyphens: boolean): string {
  return isBeforeHyphens ? lines.replace(/\r?\n$/, "") : lines;
}

/** Puts an entry into another place, with the remarks directly above it. */
export function moveEntry(
  text: ContentText,
  path: ValuePath,
  from: number,
  to: number,
): Replacement[] {
  const { list } = listAt(text, path);
  const { source, lineBreak } = text;
  const pieces = list.flow
    ? list.items.map((item) => {
        const [start, end] = rangeOf(text, item as Node);
        return { from: start, to: end };
      })
    : entriesOf(text, list);
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  const [first, last] = [pieces[low], pieces[high]];
  if (!first || !last) throw new EditError("there is no such entry");
  const parts = pieces.slice(low, high + 1).map((piece) => source.slice(piece.from, piece.to));
  if (list.flow) {
    const gaps = pieces
      .slice(low, high)
      .map((piece, index) => source.slice(piece.to, pieces[low + index + 1]?.from));
    const moved = turned(parts, from - low, to - low);
    const by = moved.map((part, index) => part + (gaps[index] ?? "")).join("");
    return [{ from: first.from, to: last.to, by }];
  }
  // The last line of a file may have no break, and the one below front matter is not ours.
  const end = Math.min(last.to, text.end);
  const isCut = source[end - 1] !== "\n";
  const whole = parts.map((part) => (part.endsWith("\n") ? part : part + lineBreak));
  const by = turned(whole, from - low, to - low).join("");
  return [{ from: first.from, to: end, by: isCut ? by.replace(/\r?\n$/, "") : by }];
}

function turned<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list];
  copy.splice(to, 0, ...copy.splice(from, 1));
  return copy;
}

function listAt(text: ContentText, path: ValuePath) {
  const found = find(text, path);
  if (!found || !isSeq(found.node)) throw new EditError("there is no such list");
  return { list: found.node, pair: found.pair };
}

/** Where the hyphen of an entry stands. */
function dashOf(text: ContentText, list: YAMLSeq, at: number): number {
  const token = list.srcToken as
    | { items?: { start?: { type: string; offset: number }[] }[] }
    | undefined;
  const dash = token?.items?.[at]?.start?.find(({ type }) => type === "seq-item-ind");
  if (!dash) throw new EditError("an entry has no hyphen");
  return text.start + dash.offset;
}

/**
 * The lines of each entry. What stands directly above a hyphen in the same column, without an empty line between,
 * belongs to the entry; above the first one it may be about the list, and stays.
 */
function entriesOf(text: ContentText, list: YAMLSeq): { from: number; to: number }[] {
  const { source } = text;
  const starts = list.items.map((_, at) => {
    const dash = dashOf(text, list, at);
    const line = lineStart(source, dash);
    if (source.slice(line, dash).trim() !== "") {
      throw new EditError("a list within a line cannot be changed here");
    }
    return at === 0 ? line : withRemarks(source, line, dash - line);
  });
  return list.items.map((item, at) => ({
    from: starts[at] ?? 0,
    to: starts[at + 1] ?? endOfEntry(text, item as Node, dashOf(text, list, at)),
  }));
}

function endOfEntry(text: ContentText, node: Node, dash: number): number {
  const isEmpty = isScalar(node) && node.range?.[0] === node.range?.[1];
  if (isEmpty || (isMap(node) && node.items.length === 0 && !node.flow)) {
    return text.source.indexOf("\n", dash) + 1 || text.source.length;
  }
  return endOfBlock(text, node);
}

function withRemarks(source: string, line: number, column: number): number {
  let from = line;
  while (from > 0) {
    const above = lineStart(source, from - 1);
    const content = source.slice(above, from);
    if (content.length - content.trimStart().length !== column || content[column] !== "#") break;
    from = above;
  }
  return from;
}
