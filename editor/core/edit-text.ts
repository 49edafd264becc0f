import { isDeepStrictEqual } from "node:util";
import { isMap, isScalar, isSeq, type Node } from "yaml";
import { removeAnnotation } from "./annotations.ts";
import {
  afterColon,
  type ContentText,
  columnOf,
  EditError,
  endOfBlock,
  endOfField,
  type Found,
  find,
  isInline,
  lineEnd,
  lineStart,
  nextLine,
  pairOf,
  rangeOf,
  readContentText,
  readValues,
  valueAt,
  withValue,
} from "./content-text.ts";
import type { Edit } from "./edit.ts";
import { insertEntry, moveEntry, removeEntry } from "./edit-list.ts";
import type { Replacement } from "./replacement.ts";
import type { ValuePath } from "./value-path.ts";
import {
  blockLines,
  foldedLines,
  inlineForms,
  inlineValue,
  isInlineNode,
  type Plain,
} from "./write-value.ts";

/**
 * The text of a file after one edit. Everything but what the edit is about stays byte for byte: remarks, signs,
 * order, quotation marks, line breaks.
 * @param name of the file
 * @throws EditError when the edit does not fit the file; nothing is changed then
 */
export function applyEdit(name: string, source: string, edit: Edit): string {
  const text = readContentText(name, source);
  const before = readValues(text);
  const after = expected(before, inLinesOf(text, edit));
  if (edit.kind === "set" && isDeepStrictEqual(valueAt(before, edit.path), edit.value)) {
    return source;
  }
  for (const { from, to, by } of candidatesFor(text, edit)) {
    const changed = source.slice(0, from) + by + source.slice(to);
    if (isDeepStrictEqual(valuesOf(name, changed), after)) return changed;
  }
  throw new EditError("this cannot be written into the file without changing something else in it");
}

/** The text of Markdown with the line breaks of its file and without empty lines around it. */
function inLinesOf<One extends Edit>(text: ContentText, edit: One): One {
  if (!text.body || edit.kind !== "set" || edit.path.join() !== "body") return edit;
  const lines = String(edit.value ?? "").trim();
  return { ...edit, value: lines.replaceAll("\r\n", "\n").replaceAll("\n", text.lineBreak) };
}

function valuesOf(name: string, source: string): unknown {
  try {
    return readValues(readContentText(name, source));
  } catch {
    return undefined;
  }
}

/** What the file must say afterwards. */
function expected(values: unknown, edit: Edit): unknown {
  if (edit.kind === "resolve") return values;
  if (edit.kind === "set") return withValue(values, edit.path, edit.value ?? null);
  const place = edit.path.at(-1);
  if (edit.kind === "remove" && typeof place !== "number") {
    return withValue(values, edit.path, undefined);
  }
  const listPath = edit.kind === "remove" ? edit.path.slice(0, -1) : edit.path;
  const list = valueAt(values, listPath);
  if (list !== null && list !== undefined && !Array.isArray(list)) {
    throw new EditError(`${listPath.join(".")} is not a list`);
  }
  const entries = [...((list as unknown[] | null | undefined) ?? [])];
  if (edit.kind === "insert") entries.splice(edit.at, 0, edit.value);
  else if (edit.kind === "remove") entries.splice(place as number, 1);
  else entries.splice(edit.to, 0, ...entries.splice(edit.from, 1));
  return withValue(values, listPath, entries);
}

/** The places to rewrite, the best way first. */
function candidatesFor(text: ContentText, edit: Edit): Replacement[] {
  switch (edit.kind) {
    case "set":
      return candidatesToSet(text, edit);
    case "remove":
      return typeof edit.path.at(-1) === "number"
        ? removeEntry(text, edit.path)
        : removeField(text, edit.path);
    case "insert": {
      const list = find(text, edit.path)?.node;
      if (isSeq(list) && list.items.length > 0) return insertEntry(text, list, edit.at, edit.value);
      return candidatesToSet(text, { kind: "set", path: edit.path, value: [edit.value] });
    }
    case "move":
      return moveEntry(text, edit.path, edit.from, edit.to);
    case "resolve":
      return removeAnnotation(text, edit.line);
  }
}

function candidatesToSet(text: ContentText, edit: Extract<Edit, { kind: "set" }>): Replacement[] {
  const { path, value = null, order } = edit;
  if (text.body && path.length === 1 && path[0] === "body") {
    return [
      { from: text.body.start, to: text.body.end, by: inLinesOf(text, edit).value as string },
    ];
  }
  const found = find(text, path);
  if (!found) return addField(text, path, value, order ?? []);
  const { node, pair } = found;
  const isGroup = value !== null && typeof value === "object";
  if (isMap(node) || isSeq(node)) {
    if (value === null && pair) return [emptied(text, node, pair)];
    if (isInlineNode(node) && !isInline(found) && pair && isGroup) {
      return [
        { ...blockBehind(text, pair, value, rangeOf(text, node)) },
        inPlace(text, node, value),
      ];
    }
    if (isInlineNode(node)) return [inPlace(text, node, value)];
    throw new EditError("a group or a list is changed by its parts");
  }
  if (isGroup) {
    if (!pair) throw new EditError("an entry of a list is taken out and written anew");
    const behind = afterColon(text, pair);
    if (isInline(found)) return [{ from: behind, to: behind, by: ` ${inlineValue(value)}` }];
    const range = node ? rangeOf(text, node) : undefined;
    return [blockBehind(text, pair, value, range)];
  }
  return candidatesToWrite(text, found, value as Plain);
}

function inPlace(text: ContentText, node: Node, value: unknown): Replacement {
  const [from, to] = rangeOf(text, node);
  return { from, to, by: inlineValue(value) };
}

/** A group or list on lines of its own below its field, whose remark stays beside the name. */
function blockBehind(
  text: ContentText,
  pair: NonNullable<Found["pair"]>,
  value: unknown,
  old: [number, number] | undefined,
): Replacement {
  const { source, lineBreak } = text;
  const [keyStart] = rangeOf(text, pair.key);
  const behind = afterColon(text, pair);
  const isWritten = old && old[1] > old[0];
  const rest = source.slice(isWritten ? old[1] : behind, lineEnd(source, behind));
  const indent = " ".repeat(columnOf(source, keyStart) + 2);
  const lines = blockLines(value).map((line) =>
    line ? `${lineBreak}${indent}${line}` : lineBreak,
  );
  return { from: behind, to: lineEnd(source, behind), by: `${rest}${lines.join("")}` };
}

/** The name of a field alone, with the remark beside it. */
function emptied(text: ContentText, node: Node, pair: NonNullable<Found["pair"]>): Replacement {
  const { source } = text;
  const behind = afterColon(text, pair);
  if (isInlineNode(node)) return { from: behind, to: rangeOf(text, node)[1], by: "" };
  const from = nextLine(source, behind);
  return { from, to: endOfBlock(text, node, pair), by: "" };
}

/** Ways to write a text, number or yes and no in the place of what stands there. */
function candidatesToWrite(text: ContentText, found: Found, value: Plain): Replacement[] {
  const { source } = text;
  const { node, pair } = found;
  // Quotation marks around nothing were only there to say that something will come.
  const isHeld = isScalar(node) && node.value !== "";
  const style = isHeld ? node.type : "PLAIN";
  const inline = isInline(found);
  if (!node || (node.range?.[0] === node.range?.[1] && pair)) {
    if (!pair) throw new EditError("an empty entry is taken out and written anew");
    const behind = afterColon(text, pair);
    const end = inline ? behind : lineEnd(source, behind);
    const tail = source.slice(behind, end);
    return [
      ...inlineForms(value, "PLAIN", inline).map((form) => ({
        from: behind,
        to: end,
        by: ` ${form}${tail}`,
      })),
      ...foldedWay(text, found, value, { from: behind, to: end, head: " >-", tail, before: [] }),
    ].sort(shortLinesFirst(text));
  }
  const [start, end] = rangeOf(text, node);
  const isBlock = style === "BLOCK_FOLDED" || style === "BLOCK_LITERAL";
  if (value === null && pair) {
    const behind = afterColon(text, pair);
    if (!isBlock) return [{ from: behind, to: end, by: "" }];
    const header = source.slice(start, lineEnd(source, start)).replace(/^[>|][-+\d]*/, "");
    const ending = source.slice(lineEnd(source, end - 1), end);
    return [{ from: behind, to: end, by: `${header}${ending}` }];
  }
  if (isBlock) {
    const header = source.slice(start, lineEnd(source, start));
    const sign = /^[>|][-+\d]*/.exec(header)?.[0] ?? ">-";
    const last = source[end - 1] === "\n" ? lineEnd(source, end - 1) : end;
    const content = source.slice(nextLine(source, start), Math.max(last, nextLine(source, start)));
    const lines = content.split(/\r?\n/);
    const before = lines.map((line) => line.trim());
    const [head, tail] = [sign, header.slice(sign.length)];
    const kept = { from: start, to: last, head, tail, before };
    const folded =
      style === "BLOCK_FOLDED"
        ? foldedWay(text, found, value, kept)
        : literalWay(text, found, value, kept);
    const forms = inlineForms(value, "PLAIN", inline).map((form) => ({
      from: start,
      to: last,
      by: `${form}${tail}`,
    }));
    return [...folded, ...forms];
  }
  const eol = lineEnd(source, end);
  const tail = inline ? "" : source.slice(end, eol);
  const forms = inlineForms(value, style, inline).map((form) => ({
    from: start,
    to: end,
    by: form,
  }));
  const isLong =
    typeof value === "string" && !inline && columnOf(source, start) + value.length > longLine;
  const wasLong = eol - lineStart(source, start) > longLine;
  const folded = foldedWay(text, found, value, {
    from: start,
    to: eol,
    head: ">-",
    tail,
    before: [],
  });
  const anew = inlineForms(value, "PLAIN", inline).map((form) => ({
    from: start,
    to: end,
    by: form,
  }));
  return isLong && !wasLong ? [...folded, ...forms, ...anew] : [...forms, ...anew];
}

/** Where a line of text is long enough to stand below its field. */
const longLine = 110;

function shortLinesFirst(text: ContentText) {
  const isLong = ({ from, by }: Replacement) =>
    columnOf(text.source, from) + (by.split("\n")[0]?.length ?? 0) > longLine + 60;
  return (a: Replacement, b: Replacement) => Number(isLong(a)) - Number(isLong(b));
}

interface BlockPlace {
  from: number;
  to: number;
  /** The sign that says how lines are joined. */
  head: string;
  /** What follows the sign on its line: a remark. */
  tail: string;
  before: readonly string[];
}

function foldedWay(
  text: ContentText,
  found: Found,
  value: Plain,
  { from, to, head, tail, before }: BlockPlace,
): Replacement[] {
  if (typeof value !== "string" || value === "" || isInline(found)) return [];
  const indent = indentOfBlock(text, found, from);
  const lines = foldedLines(value, indent, before);
  return [{ from, to, by: blockOf(text, head, tail, indent, lines) }];
}

function literalWay(
  text: ContentText,
  found: Found,
  value: Plain,
  { from, to, head, tail }: BlockPlace,
): Replacement[] {
  if (typeof value !== "string" || value === "") return [];
  const indent = indentOfBlock(text, found, from);
  return [
    { from, to, by: blockOf(text, head, tail, indent, value.replace(/\n$/, "").split("\n")) },
  ];
}

function blockOf(
  { lineBreak }: ContentText,
  head: string,
  tail: string,
  indent: number,
  lines: readonly string[],
): string {
  const margin = " ".repeat(indent);
  return [`${head}${tail}`, ...lines.map((line) => (line ? margin + line : ""))].join(lineBreak);
}

/** Column of the lines below a field or an entry; where there are some, that of the first. */
function indentOfBlock(text: ContentText, { node, pair }: Found, from: number): number {
  const { source } = text;
  if (isScalar(node) && /^BLOCK/.test(node.type ?? "")) {
    const line = source.slice(nextLine(source, from), lineEnd(source, nextLine(source, from)));
    if (line.trim()) return line.length - line.trimStart().length;
  }
  if (pair) return columnOf(source, rangeOf(text, pair.key)[0]) + 2;
  return columnOf(source, from);
}

/** A field that the file does not have yet, behind the last of those that stand before it. */
function addField(
  text: ContentText,
  path: ValuePath,
  value: unknown,
  order: readonly string[],
): Replacement[] {
  const { source, lineBreak } = text;
  const name = path.at(-1);
  const parentPath = path.slice(0, -1);
  const parent = find(text, parentPath);
  if (typeof name !== "string") throw new EditError("there is no such entry in the list");
  if (!parent || (parentPath.length > 0 && !isMap(parent.node))) {
    // The group is not there either, or blank.
    return candidatesToSet(text, { kind: "set", path: parentPath, value: { [name]: value } });
  }
  const map = parent.node;
  if (!isMap(map)) throw new EditError("the file holds no fields");
  const earlier = order.slice(0, Math.max(0, order.indexOf(name))).reverse();
  const anchor =
    earlier.map((field) => pairOf(map, field)).find((pair) => pair !== undefined) ??
    (order.includes(name) ? undefined : map.items.at(-1));
  if (map.flow) {
    const written = inlineValue(value);
    const field = `${name}:${written && ` ${written}`}`;
    const pair = anchor as Found["pair"];
    if (pair) {
      const at = endOfField(text, pair);
      return [{ from: at, to: at, by: `, ${field}` }];
    }
    const [open] = rangeOf(text, map);
    return [{ from: open + 1, to: open + 1, by: ` ${field}${map.items.length > 0 ? "," : " "}` }];
  }
  const [first] = map.items as NonNullable<Found["pair"]>[];
  const column = first ? columnOf(source, rangeOf(text, first.key)[0]) : 0;
  const written = fieldLines(name, value).map((line) => (line ? " ".repeat(column) + line : ""));
  if (anchor || !first) {
    const pair = anchor as Found["pair"];
    const at = pair ? endOfBlock(text, pair.value ?? undefined, pair) : text.end;
    const isCut = at > 0 && source[at - 1] !== "\n";
    // Below the last field of front matter stands the line of hyphens, whose break is not ours.
    const place = Math.min(at, text.isMarkdown ? text.end : at);
    const opens = isCut || place < at;
    const lines = written.join(lineBreak);
    return [{ from: place, to: place, by: opens ? lineBreak + lines : lines + lineBreak }];
  }
  // Before all others: it goes in front of the first name, which may stand behind a hyphen.
  const [at] = rangeOf(text, first.key);
  const lines = [written[0]?.trimStart(), ...written.slice(1)].join(lineBreak);
  return [{ from: at, to: at, by: `${lines}${lineBreak}${" ".repeat(column)}` }];
}

/** A field with its value, on one line where it fits. */
function fieldLines(name: string, value: unknown): string[] {
  if (value === null || value === undefined) return [`${name}:`];
  return blockLines({ [name]: value });
}

/** A field with its lines. A remark beside it that asks a question stays on a line of its own. */
function removeField(text: ContentText, path: ValuePath): Replacement[] {
  const { source, lineBreak } = text;
  const found = find(text, path);
  if (!found?.pair) throw new EditError("there is no such field");
  const { pair, parents } = found;
  const map = parents.at(-1);
  const [start] = rangeOf(text, pair.key);
  if (isMap(map) && map.flow) {
    const at = map.items.indexOf(pair);
    const end = endOfField(text, pair);
    const next = map.items[at + 1] as Found["pair"];
    if (next) return [{ from: start, to: rangeOf(text, next.key)[0], by: "" }];
    const previous = map.items[at - 1] as Found["pair"];
    if (!previous) return [{ from: start, to: end, by: "" }];
    return [{ from: endOfField(text, previous), to: end, by: "" }];
  }
  const end = endOfBlock(text, pair.value ?? undefined, pair);
  const column = columnOf(source, start);
  const marks = source.slice(start, end).match(/# ⚠[^\r\n]*/g) ?? [];
  const kept = marks.map((mark) => " ".repeat(column) + mark + lineBreak).join("");
  const from = lineStart(source, start);
  if (source.slice(from, start).trim() !== "") {
    // Behind the hyphen of an entry: the next field takes its place.
    const [, next] = (map && isMap(map) ? map.items : []) as NonNullable<Found["pair"]>[];
    if (!next) throw new EditError("the only field of an entry goes with the entry");
    return [{ from: start, to: rangeOf(text, next.key)[0], by: "" }];
  }
  if (text.isMarkdown && end > text.end) {
    // The last field of front matter: the break before it goes, the one before the hyphens stays.
    const above = from >= 2 && source[from - 2] === "\r" ? from - 2 : from - 1;
    return [{ from: above, to: text.end, by: kept ? lineBreak + kept.trimEnd() : "" }];
  }
  return [{ from, to: end, by: kept }];
}
