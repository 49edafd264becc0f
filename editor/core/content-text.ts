import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { unreadable, yamlValues } from "#collections/reading/yaml-values.ts";
import type { ValuePath } from "./value-path.ts";

/** Something that the editor cannot do to a file, in words for the person who edits. */
export class EditError extends Error {
  override name = "EditError";
}

/** A content file as text, with what stands where. All places are offsets in `source`. */
export interface ContentText {
  source: string;
  isMarkdown: boolean;
  /** Where its YAML begins. */
  start: number;
  /** Where its YAML ends; the text of Markdown follows after a line of hyphens. */
  end: number;
  document: Document.Parsed;
  /** The line break that the file uses. */
  lineBreak: string;
  /** Where the text of Markdown stands, without the empty lines around it. */
  body?: { start: number; end: number };
}

const frontMatter = /^(---\r?\n)([\s\S]*?)(\r?\n---\r?\n?)([\s\S]*)$/;

/**
 * Reads a file as the loader does.
 * @param name of the file; what ends in `.md` has fields above its text
 * @throws EditError when the text cannot be read as YAML
 */
export function readContentText(name: string, source: string): ContentText {
  const isMarkdown = name.endsWith(".md");
  const parts = isMarkdown ? frontMatter.exec(source) : undefined;
  if (isMarkdown && !parts) {
    throw new EditError("must begin with fields between two lines that hold only ---");
  }
  const [, opening = "", fields = "", closing = "", text = ""] = parts ?? [];
  const start = opening.length;
  const end = isMarkdown ? start + fields.length : source.length;
  const document = parseDocument(source.slice(start, end), {
    keepSourceTokens: true,
    prettyErrors: false,
  });
  const refuse = (offset: number, reason: string) => {
    const line = source.slice(0, start + offset).split("\n").length;
    return new EditError(`line ${line} ${reason}`);
  };
  const [error] = document.errors;
  if (error) throw refuse(error.pos[0], unreadable(error.message));
  const read = yamlValues(document);
  if ("reason" in read) throw refuse(read.offset, read.reason);
  const lineBreak = source.includes("\r\n") ? "\r\n" : "\n";
  const common = { source, isMarkdown, start, end, document, lineBreak };
  if (!isMarkdown) return common;
  const below = end + closing.length;
  const first = below + (text.length - text.trimStart().length);
  return { ...common, body: { start: first, end: Math.max(first, below + text.trimEnd().length) } };
}

/** @returns undefined where it cannot be read; the loader says why */
export function readSafely(name: string, source: string): ContentText | undefined {
  try {
    return readContentText(name, source);
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/** What the file says, as the loader gives it to its schema. */
export function readValues(text: ContentText): unknown {
  const fields: unknown = text.document.toJS();
  if (!text.body) return fields;
  return { ...(fields as object), body: text.source.slice(text.body.start, text.body.end) };
}

/** The value at a path; undefined where there is none. */
export function valueAt(values: unknown, path: ValuePath): unknown {
  let value = values;
  for (const step of path) {
    if (value === null || typeof value !== "object") return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}

/** A copy of the values in which one is another; undefined takes a field away. */
export function withValue(values: unknown, path: ValuePath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(values)) {
    return values.map((entry, at) => (at === step ? withValue(entry, rest, value) : entry));
  }
  const fields = { ...(values as Record<string, unknown> | null) };
  const changed = withValue(fields[step], rest, value);
  if (changed === undefined) delete fields[step];
  else fields[step] = changed;
  return fields;
}

/** A place in the YAML of a file. */
export interface Found {
  node: Node | undefined;
  /** The field that holds it; undefined for entries of lists and for the whole. */
  pair?: Pair<Scalar, Node | null>;
  /** What it stands in, from the outermost; the last one holds it. */
  parents: (YAMLMap | YAMLSeq)[];
}

/** @returns undefined where the file has no such field or entry */
export function find(text: ContentText, path: ValuePath): Found | undefined {
  let node: Node | undefined = text.document.contents ?? undefined;
  let pair: Found["pair"];
  const parents: Found["parents"] = [];
  for (const step of path) {
    if (isMap(node)) {
      parents.push(node);
      pair = pairOf(node, step);
      if (!pair) return undefined;
      node = pair.value ?? undefined;
    } else if (isSeq(node)) {
      parents.push(node);
      pair = undefined;
      if (typeof step !== "number" || step >= node.items.length) return undefined;
      node = node.items[step] as Node;
    } else return undefined;
  }
  return { node, parents, ...(pair && { pair }) };
}

export function pairOf(map: YAMLMap, name: string | number): Found["pair"] {
  return map.items.find(
    (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(name),
  ) as Found["pair"];
}

/** Whether something stands in braces or brackets. */
export function isInline(found: Pick<Found, "parents">): boolean {
  return found.parents.some(({ flow }) => flow);
}

/** Where a value begins and ends in the source. */
export function rangeOf(text: ContentText, node: Node): [start: number, end: number] {
  const [start = 0, end = 0] = node.range ?? [];
  return [text.start + start, text.start + end];
}

/** Where the line begins that holds an offset. */
export function lineStart(source: string, offset: number): number {
  return source.lastIndexOf("\n", offset - 1) + 1;
}

/** Where the line ends that holds an offset, before its line break. */
export function lineEnd(source: string, offset: number): number {
  const end = source.indexOf("\n", offset);
  if (end < 0) return source.length;
  return source[end - 1] === "\r" && end > offset ? end - 1 : end;
}

/** Where the next line begins. */
export function nextLine(source: string, offset: number): number {
  const end = source.indexOf("\n", offset);
  return end < 0 ? source.length : end + 1;
}

/** How far from the beginning of its line something stands. */
export function columnOf(source: string, offset: number): number {
  return offset - lineStart(source, offset);
}

/** Where the colon of a field stands, from the source's beginning: behind it a value may be written. */
export function afterColon(text: ContentText, pair: NonNullable<Found["pair"]>): number {
  const separators = (pair.srcToken as { sep?: { type: string; offset: number }[] } | undefined)
    ?.sep;
  const colon = separators?.find(({ type }) => type === "map-value-ind");
  if (!colon) throw new EditError(`the field ${pair.key.value} has no colon`);
  return text.start + colon.offset + 1;
}

/** Where the value of a field ends, or its colon where it has none. */
export function endOfField(text: ContentText, pair: NonNullable<Found["pair"]>): number {
  const { value } = pair;
  const isBlank = !value?.range || (isScalar(value) && value.range[0] === value.range[1]);
  return isBlank ? afterColon(text, pair) : rangeOf(text, value)[1];
}

/** Where the next line after a field or an entry begins, with what follows it on its last line. */
export function endOfBlock(
  text: ContentText,
  node: Node | undefined,
  pair?: Found["pair"],
): number {
  const { source } = text;
  if (isMap(node) && !node.flow && node.items.length > 0) {
    const last = node.items.at(-1) as NonNullable<Found["pair"]>;
    return endOfBlock(text, last.value ?? undefined, last);
  }
  if (isSeq(node) && !node.flow && node.items.length > 0) {
    return endOfBlock(text, node.items.at(-1) as Node);
  }
  const isEmpty = !node || (isScalar(node) && node.range?.[0] === node.range?.[1]);
  if (isEmpty && pair) return nextLine(source, afterColon(text, pair));
  if (!node) throw new EditError("there is nothing to stand behind");
  const [start, end] = rangeOf(text, node);
  const isBlock = isScalar(node) && /^BLOCK/.test(node.type ?? "");
  return isBlock && end > start && source[end - 1] === "\n" ? end : nextLine(source, end);
}
