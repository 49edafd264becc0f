import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  type LineCounter,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  type Tags,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** A field with its value. */
export type Field = Pair<Scalar, Node | null>;

/** Maximum length of a line, in characters; only a single long word is longer. */
const lineWidth = 110;

/** Parses YAML; errors are in the document. */
export function parseYaml(source: string, lineCounter: LineCounter): Document.Parsed {
  const customTags = (tags: Tags) => tags.map((tag) => withPadding(tag));
  return parseDocument(source, {
    keepSourceTokens: true,
    prettyErrors: false,
    lineCounter,
    customTags,
  });
}

/** Prints `[a, b]` and `{ a: b }`; the option of the package pads both or none. */
function withPadding(tag: Tags[number]): Tags[number] {
  if (typeof tag === "string" || !("collection" in tag)) return tag;
  const flowCollectionPadding = tag.collection === "map" ? " " : "";
  const print = (node: unknown, context: object, ...listeners: (() => void)[]) =>
    (node as YAMLMap).toString({ ...context, flowCollectionPadding } as never, ...listeners);
  return { ...tag, stringify: print } as typeof tag;
}

/** Prints a document in the one form of `content/`. Parse the result again before another edit. */
export function printYaml(document: Document): string {
  breakLongLines(document.contents, 0);
  return document.toString({ lineWidth, nullStr: "" });
}

/**
 * Attaches each remark to the field beside it or the one below it. The parser attaches a remark beside the name of a
 * group to the group's first line, and one below a blank field to the blank value.
 */
export function attachRemarks(document: Document): void {
  const left = attachBelow(document.contents, undefined);
  if (left) document.comment = joinRemarks(left.text, document.comment);
}

/** Remarks that belong to the next field or entry. */
interface Pending {
  text: string;
  /** Whether an empty line comes first. */
  hasSpace: boolean;
}

function attachBelow(node: unknown, before: Pending | undefined): Pending | undefined {
  if (!isCollection(node) || node.flow) return before;
  let pending = before;
  for (const item of node.items) {
    const start = (isMap(node) ? (item as Field).key : item) as Node | null;
    if (pending && start) {
      start.commentBefore = joinRemarks(pending.text, start.commentBefore);
      start.spaceBefore = pending.hasSpace;
      pending = undefined;
    }
    if (isMap(node)) pending = attachBeside(item as Field);
    pending = attachBelow(isMap(node) ? (item as Field).value : item, pending);
  }
  return pending;
}

/** @returns the remarks below a blank field */
function attachBeside({ key, value, srcToken }: Field): Pending | undefined {
  const separators = (srcToken?.sep ?? []).map(({ type }) => type);
  const firstRemark = separators.indexOf("comment");
  const firstBreak = separators.indexOf("newline");
  if (firstRemark < 0 || !value) return undefined;
  const isBeside = firstBreak < 0 || firstRemark < firstBreak;
  const isBlock = isCollection(value) && !value.flow;
  const isBlank = isScalar(value) && value.value === null;
  if (!isBlock && !isBlank) return undefined;
  const [first = "", ...rest] = (isBlock ? value.commentBefore : value.comment)?.split("\n") ?? [];
  const beside = isBeside ? first : null;
  const below = (isBeside ? rest : [first, ...rest]).join("\n") || null;
  if (isBlock) {
    key.comment = beside;
    value.commentBefore = below;
    return undefined;
  }
  value.comment = beside;
  value.spaceBefore = false;
  if (!below) return undefined;
  const between = separators.slice(0, separators.lastIndexOf("comment"));
  return { text: below, hasSpace: between.filter((type) => type === "newline").length > 1 };
}

/** Puts one remark above another; null without any. */
export function joinRemarks(...remarks: (string | null | undefined)[]): string | null {
  return remarks.filter((remark) => remark !== null && remark !== undefined).join("\n") || null;
}

/**
 * Puts what does not fit into the line of its field below it.
 * @param column where the lines of the node begin
 */
function breakLongLines(node: unknown, column: number): void {
  if (!isCollection(node)) return;
  for (const item of node.items) {
    const { key, value } = isMap(node) ? (item as Field) : { key: null, value: item };
    const start = column + (key ? `${key.value}: ` : "- ").length;
    if (isCollection(value)) {
      if (value.flow && start + lengthInLine(value) > lineWidth) {
        value.flow = false;
        if (key) key.comment = value.comment ?? null;
        else value.commentBefore = joinRemarks(value.commentBefore, value.comment);
        value.comment = null;
      }
      if (!value.flow) breakLongLines(value, column + 2);
    } else if (isScalar(value) && typeof value.value === "string") {
      // An address has no place for a break.
      const isLong = start + value.value.length > lineWidth && value.value.includes(" ");
      if (isLong && !/^BLOCK/.test(value.type ?? "")) value.type = Scalar.BLOCK_FOLDED;
    }
  }
}

function lengthInLine(node: YAMLMap | YAMLSeq): number {
  const bare = node.clone() as typeof node;
  bare.comment = null;
  return stringify(bare, { collectionStyle: "flow", lineWidth: 0, nullStr: "" }).length - 1;
}
