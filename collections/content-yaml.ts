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
  type Tags,
  visit,
  type YAMLMap,
} from "yaml";

type StringifyContext = NonNullable<Parameters<YAMLMap["toString"]>[0]>;

export type Field = Pair<Scalar, Node | null>;

/** Maximum length of a line, in characters; only a single long word is longer. */
const lineWidth = 110;

/** Parses YAML; errors are in the document. */
export function parseYaml(source: string, lineCounter: LineCounter): Document.Parsed {
  const customTags = (tags: Tags) => tags.map((tag) => inOneLine(tag));
  return parseDocument(source, {
    keepSourceTokens: true,
    prettyErrors: false,
    lineCounter,
    customTags,
  });
}

type YamlValues = { values: unknown } | { offset: number; reason: string };

/**
 * The values of a document that was parsed without an error. YAML takes `*word*` for a reference to another value;
 * that there is none of that name comes out only here.
 * @returns otherwise the reason, and its offset in the YAML
 */
export function yamlValues(document: Document.Parsed): YamlValues {
  try {
    return { values: document.toJS() };
  } catch (error) {
    let offset = 0;
    let reason = unreadable((error as Error).message);
    visit(document, {
      Alias(_key, node) {
        if (node.resolve(document)) return undefined;
        offset = node.range?.[0] ?? 0;
        reason = `${unreadable(`*${node.source} refers to nothing`)}; put the text into "quotation marks"`;
        return visit.BREAK;
      },
    });
    return { offset, reason };
  }
}

export function unreadable(message: string): string {
  return `cannot be read as YAML (${message})`;
}

/** Prints `[a, b]` and `{ a: b }` in one line; the options of the package pad both or none, and break long ones. */
function inOneLine(tag: Tags[number]): Tags[number] {
  if (typeof tag === "string" || !("collection" in tag)) return tag;
  const flowCollectionPadding = tag.collection === "map" ? " " : "";
  const print = (node: YAMLMap, context: StringifyContext, ...listeners: (() => void)[]) => {
    const options = node.flow ? { ...context.options, lineWidth: 0 } : context.options;
    return node.toString({ ...context, flowCollectionPadding, options }, ...listeners);
  };
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
export function attachRemarks(document: Document, source: string): void {
  const left = attachBelow(document.contents, undefined);
  const { contents } = document;
  // Otherwise an empty line is printed above the last remarks.
  const isBelowSpace = /\n\n(?:#.*\n)*#.*\n?$/.test(source);
  if (left) document.comment = joinRemarks(left.text, document.comment);
  if (!document.comment || !contents || (left ? left.hasSpace : isBelowSpace)) return;
  contents.comment = joinRemarks(contents.comment, document.comment);
  document.comment = null;
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

function attachBeside({ key, value, srcToken }: Field): Pending | undefined {
  const separators = (srcToken?.sep ?? []).map(({ type }) => type);
  const firstRemark = separators.indexOf("comment");
  const firstBreak = separators.indexOf("newline");
  if (firstRemark < 0 || !value) return undefined;
  const isBeside = firstBreak < 0 || firstRemark < firstBreak;
  const isBlock = isCollection(value) && !value.flow;
  const isBlank = isScalar(value) && value.value === null;
  if (!isBlock && !isBlank) return undefined;
  const [first = "", ...others] =
    (isBlock ? value.commentBefore : value.comment)?.split("\n") ?? [];
  const beside = isBeside ? first : null;
  const below = (isBeside ? others : [first, ...others]).join("\n") || null;
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
 * Puts texts that do not fit into the line of their field below it.
 * @param column where the lines of the node begin
 */
function breakLongLines(node: unknown, column: number): void {
  if (!isCollection(node)) return;
  for (const item of node.items) {
    const { key, value } = isMap(node) ? (item as Field) : { key: null, value: item };
    const start = column + (key ? `${key.value}: ` : "- ").length;
    if (isCollection(value)) {
      if (!value.flow) breakLongLines(value, column + 2);
    } else if (isScalar(value) && typeof value.value === "string") {
      // An address has no place for a break.
      const isLong = start + value.value.length > lineWidth && value.value.includes(" ");
      if (isLong && !/^BLOCK/.test(value.type ?? "")) value.type = Scalar.BLOCK_FOLDED;
    }
  }
}
