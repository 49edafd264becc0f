import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { z } from "zod";
import {
  attachRemarks,
  type Field,
  joinRemarks,
  parseYaml,
  printYaml,
  unreadable,
  yamlValues,
} from "./content-yaml.ts";
import { forbiddenSign, signName } from "./formats/forbidden-signs.ts";
import type { ContentProblem } from "./reading/problem.ts";
import { misreadings } from "./yaml-misreadings.ts";

/** Path of a value: names of fields, and places in lists from 0. `body` is the text of a Markdown file. */
export type ValuePath = readonly (string | number)[];

/** An edit that does not fit the file, in words for the person who edits. */
export class EditError extends Error {
  override name = "EditError";
}

const frontMatter = /^---\n(?:([\s\S]*?)\n)?---(?:\n([\s\S]*))?$/;

/**
 * One content file: reads its values, says where a value is wrong, and changes single values. Remarks and the order
 * of fields stay. YAML is printed in the one form of `content/`; the text of Markdown stays as it is.
 */
export class ContentFile {
  /** Why the file cannot be read; empty for a file with values. */
  readonly errors: readonly ContentProblem[];
  readonly path: string;
  readonly source: string;
  /** Released once the values are read, because it is ten times as large; parsed again for what needs it. */
  #parsed: Document.Parsed | undefined;
  #lines = new LineCounter();
  readonly #lineBreak: string;
  readonly #yaml: string;
  /** Text of a Markdown file, with the empty lines around it. */
  #text: string | undefined;
  #values: unknown;
  #hasRemarksAttached = false;

  /**
   * @param path below the root; a file that ends in `.md` has fields above its text
   * @param isChangedNext keeps what an edit would otherwise parse again
   */
  static parse(path: string, source: string, isChangedNext = false): ContentFile {
    return new ContentFile(path, source, isChangedNext);
  }

  private constructor(path: string, source: string, isChangedNext: boolean) {
    this.path = path;
    this.source = source;
    this.#lineBreak = source.includes("\r\n") ? "\r\n" : "\n";
    const isMarkdown = path.endsWith(".md");
    // Some programs begin a file with a byte-order mark.
    const text = source.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
    const parts = isMarkdown ? frontMatter.exec(text) : undefined;
    this.#text = isMarkdown ? (parts?.[2] ?? "") : undefined;
    this.#yaml = isMarkdown ? (parts?.[1] ?? "") : text;
    const reason = "must begin with fields between two lines that hold only ---";
    const unshown = this.#unshownSign(text);
    if (unshown) this.errors = [unshown];
    else if (isMarkdown && !parts) this.errors = [{ file: path, line: 1, field: "", reason }];
    else this.errors = this.#read();
    if (this.errors.length === 0 && !isChangedNext) this.#parsed = undefined;
  }

  get #document(): Document.Parsed {
    if (!this.#parsed) {
      this.#lines = new LineCounter();
      this.#parsed = parseYaml(this.#yaml, this.#lines);
    }
    return this.#parsed;
  }

  #unshownSign(text: string): ContentProblem | undefined {
    const sign = forbiddenSign(text);
    if (sign === undefined) return undefined;
    const line = text.slice(0, text.indexOf(sign)).split("\n").length;
    const reason = `holds ${signName(sign)}, which cannot be shown; take it out`;
    return { file: this.path, line, field: "", reason };
  }

  #read(): ContentProblem[] {
    const { errors } = this.#document;
    if (errors.length > 0) {
      return errors.map(({ pos, message }) => this.#problem(pos[0], "", unreadable(message)));
    }
    const read = yamlValues(this.#document);
    if ("reason" in read) return [this.#problem(read.offset, "", read.reason)];
    const misread = misreadings(this.#document, this.#yaml, this.#lines);
    if (misread.length > 0) {
      return misread.map(({ offset, reason }) =>
        this.#problem(offset, this.#fieldAt(offset), reason),
      );
    }
    this.#values = this.#withBody(read.values);
    return [];
  }

  #withBody(values: unknown): unknown {
    return this.#text === undefined
      ? values
      : { ...(values as object | null), body: this.#text.trim() };
  }

  /** Fields of the file, for Markdown with its text as `body`; undefined when it cannot be read. */
  get values(): unknown {
    return this.#values;
  }

  /** A problem with the value at a path, or with the nearest group that should hold it. Edits do not move its line. */
  problemAt(path: readonly PropertyKey[], reason: string): ContentProblem {
    return this.#problem(this.#offsetOf(path), z.core.toDotPath([...path]), reason);
  }

  #problem(offset: number, field: string, reason: string): ContentProblem {
    return { file: this.path, line: this.#lineAt(offset), field, reason };
  }

  /** Front matter begins on the second line. */
  #lineAt(offset: number): number {
    const { line } = this.#lines.linePos(offset);
    return Math.max(line, 1) + (this.#text === undefined ? 0 : 1);
  }

  #offsetOf(path: readonly PropertyKey[]): number {
    for (let length = path.length; length > 0; length -= 1) {
      const at = path.slice(0, length);
      const parent = nodeAt(this.#document, at.slice(0, -1));
      const name = at[length - 1];
      const node = isMap(parent) ? fieldOf(parent, name)?.key : nodeAt(this.#document, at);
      if (isNode(node)) return node.range?.[0] ?? 0;
    }
    return this.#document.contents?.range?.[0] ?? 0;
  }

  /** The field or entry whose line holds an offset, as problems name it. */
  #fieldAt(offset: number): string {
    const places = [...this.pathsByLine()].filter(([line]) => line <= this.#lineAt(offset));
    const [, path] = places.toSorted(([a], [b]) => a - b).at(-1) ?? [];
    return z.core.toDotPath([...(path ?? [])]);
  }

  /** The field or entry that begins on each line, as it was parsed; the outermost where a line begins several. */
  pathsByLine(): Map<number, ValuePath> {
    const paths = new Map<number, ValuePath>();
    const note = (node: unknown, path: ValuePath) => {
      const line = isNode(node) && node.range ? this.#lineAt(node.range[0]) : undefined;
      if (line !== undefined && !paths.has(line)) paths.set(line, path);
    };
    const enter = (node: unknown, path: ValuePath): void => {
      if (isMap(node)) {
        for (const { key, value } of node.items as Field[]) {
          note(key, [...path, String(key.value)]);
          enter(value, [...path, String(key.value)]);
        }
      } else if (isSeq(node)) {
        for (const [index, item] of node.items.entries()) {
          // An entry that is a group is named by its first field.
          if (!isMap(item) || item.flow) note(item, [...path, index]);
          enter(item, [...path, index]);
        }
      }
    };
    enter(this.#document.contents, []);
    return paths;
  }

  get(path: ValuePath): unknown {
    return valueAt(this.#values, path);
  }

  /**
   * Writes a value, and the field or the groups that hold it where the file has none of them yet.
   * @param order names of the fields of the same group, for the place of a new field
   * @throws EditError when the list has no such entry
   */
  set(path: ValuePath, value: unknown, order: readonly string[] = []): void {
    if (this.#text !== undefined && path.length === 1 && path[0] === "body") {
      const [before, after] = [/^\s*/, /\s*$/].map((blank) => blank.exec(this.#text ?? "")?.[0]);
      const text = String(value ?? "").replaceAll("\r\n", "\n");
      this.#text = `${before}${text.trim()}${after}`;
    } else if (isDeepStrictEqual(this.get(path), value)) return;
    else this.#write(path, value ?? null, order);
    this.#refresh();
  }

  #write(path: ValuePath, value: unknown, order: readonly string[]): void {
    const document = this.#editable();
    const step = path.at(-1);
    const parent = nodeAt(document, path.slice(0, -1));
    if (step === undefined) throw new EditError("a file is changed by its fields");
    if (isMap(parent)) {
      const field = fieldOf(parent, step);
      if (field) setValue(document, field, value);
      else addField(parent, document.createPair(String(step), value) as Field, order);
    } else if (isSeq(parent)) {
      const entry = typeof step === "number" ? parent.items[step] : undefined;
      if (entry === undefined) throw new EditError("there is no such entry in the list");
      if (isScalar(entry) && !isGroup(value)) setScalar(entry, value as Scalar["value"]);
      else parent.items[Number(step)] = document.createNode(value);
    } else if (typeof step === "string") {
      // The group is missing or blank.
      if (path.length > 1) this.#write(path.slice(0, -1), { [step]: value }, []);
      else document.contents = document.createNode({ [step]: value }) as never;
    } else throw new EditError("there is no such entry in the list");
  }

  /**
   * Takes away a field, or an entry with the remarks above it. Remarks above a field stay, and each ⚠ in it.
   * @throws EditError when it is not there
   */
  remove(path: ValuePath): void {
    const document = this.#editable();
    const step = path.at(-1);
    const holder = path.slice(0, -1);
    const parent = nodeAt(document, holder);
    if (isSeq(parent)) {
      this.#entry(parent, Number(step));
      parent.items.splice(Number(step), 1);
      const owner = nodeAt(document, holder.slice(0, -1));
      const field = isMap(owner) ? fieldOf(owner, holder.at(-1)) : undefined;
      if (parent.items.length === 0) closeList(parent, field);
    } else {
      const field = isMap(parent) ? fieldOf(parent, step) : undefined;
      if (!isMap(parent) || !field) throw new EditError("there is no such field");
      const at = parent.items.indexOf(field);
      const remarks = joinRemarks(field.key.commentBefore, ...questionsIn(field));
      parent.items.splice(at, 1);
      const next = parent.items[at] as Field | undefined;
      if (remarks && next) next.key.commentBefore = joinRemarks(remarks, next.key.commentBefore);
      else if (remarks) {
        // The document's own remarks follow an empty line.
        const isApart = field.key.spaceBefore && parent === document.contents;
        const owner = isApart ? document : parent;
        owner.comment = joinRemarks(owner.comment, remarks);
      }
      const keepsSpace = !remarks && at > 0 && next?.key.spaceBefore;
      if (next) next.key.spaceBefore = field.key.spaceBefore || keepsSpace || false;
    }
    this.#refresh();
  }

  /** Puts an entry into a list, which may be missing or blank. @throws EditError when it is not a list */
  insert(path: ValuePath, index: number, value: unknown): void {
    const document = this.#editable();
    const list = nodeAt(document, path);
    if (isSeq(list) && list.items.length > 0) {
      const entry = document.createNode(value) as Node;
      const neighbour = list.items[index] ?? list.items.at(-1);
      if (isCollection(entry) && isCollection(neighbour) && neighbour.flow) entry.flow = true;
      list.items.splice(index, 0, entry);
    } else if (this.get(path) === undefined || this.get(path) === null || isSeq(list)) {
      this.#write(path, [value], []);
    } else throw new EditError(`${path.join(".")} is not a list`);
    this.#refresh();
  }

  /** Moves an entry with the remarks above it. @throws EditError when the list has no such entries */
  move(path: ValuePath, from: number, to: number): void {
    const list = nodeAt(this.#editable(), path);
    if (!isSeq(list)) throw new EditError("there is no such list");
    const entry = this.#entry(list, from);
    this.#entry(list, to);
    list.items.splice(from, 1);
    list.items.splice(to, 0, entry);
    this.#refresh();
  }

  /** The file in the one form of `content/`, with the line breaks that it had. */
  toString(): string {
    const yaml = printYaml(this.#editable());
    const text = this.#text === undefined ? yaml : `---\n${yaml}---\n${this.#text}`;
    return text.replaceAll("\n", this.#lineBreak);
  }

  #editable(): Document {
    const [error] = this.errors;
    if (error) throw new EditError(`line ${error.line} ${error.reason}`);
    if (!this.#hasRemarksAttached) attachRemarks(this.#document, this.#yaml);
    this.#hasRemarksAttached = true;
    return this.#document;
  }

  #refresh(): void {
    this.#values = this.#withBody(this.#document.toJS());
  }

  #entry(list: YAMLSeq, index: number): unknown {
    const entry = list.items[index];
    if (entry === undefined) throw new EditError("there is no such entry in the list");
    return entry;
  }
}

export function valueAt(values: unknown, path: ValuePath): unknown {
  return path.reduce((value, step) => (isGroup(value) ? value[step] : undefined), values);
}

function isGroup(value: unknown): value is Record<string | number, unknown> {
  return value !== null && typeof value === "object";
}

function nodeAt(document: Document, path: readonly PropertyKey[]): unknown {
  let node: unknown = document.contents;
  for (const step of path) {
    if (isMap(node)) node = fieldOf(node, step)?.value;
    else node = isSeq(node) && typeof step === "number" ? node.items[step] : undefined;
  }
  return node;
}

function fieldOf(map: YAMLMap, name: PropertyKey | undefined): Field | undefined {
  return map.items.find(
    (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(name),
  ) as Field | undefined;
}

/** A remark beside a value stays beside it, or beside the name of a group. */
function setValue(document: Document, field: Field, value: unknown): void {
  const { key, value: old } = field;
  if (isScalar(old) && !isGroup(value)) {
    setScalar(old, value as Scalar["value"]);
    return;
  }
  const next = document.createNode(value) as Node;
  const beside = key.comment ?? (isCollection(old) && !old.flow ? null : (old?.comment ?? null));
  key.comment = isCollection(next) ? beside : null;
  next.comment = isCollection(next) ? null : beside;
  const questions = old ? questionsIn(old).filter((remark) => remark !== beside) : [];
  key.commentBefore = joinRemarks(key.commentBefore, ...questions);
  field.value = next;
}

function setScalar(scalar: Scalar, value: Scalar["value"]): void {
  // Quotation marks around nothing only held the place of a text.
  if (scalar.value === "" || value === null) scalar.type = Scalar.PLAIN;
  // What the parser knows of the old value would be printed instead of the new one.
  delete scalar.format;
  delete scalar.source;
  scalar.value = value;
}

/** Adds a field behind the last of those that come before it. */
function addField(map: YAMLMap, field: Field, order: readonly string[]): void {
  const earlier = order.slice(0, Math.max(0, order.indexOf(String(field.key.value)))).reverse();
  const anchor = earlier.map((name) => fieldOf(map, name)).find((node) => node !== undefined);
  const isOrdered = order.includes(String(field.key.value));
  const at = anchor ? map.items.indexOf(anchor) + 1 : isOrdered ? 0 : map.items.length;
  map.items.splice(at, 0, field);
}

/** A list without entries is printed as `[]` on the line of its field. */
function closeList(list: YAMLSeq, field: Field | undefined): void {
  list.flow = true;
  if (!field) return;
  field.key.commentBefore = joinRemarks(field.key.commentBefore, list.commentBefore);
  list.commentBefore = null;
  list.comment = field.key.comment ?? null;
  field.key.comment = null;
}

/** Each remark with ⚠ in a field or value, besides the one above it. */
function questionsIn(start: Field | Node): string[] {
  const remarks: string[] = [];
  const collect = (text: string | null | undefined) =>
    remarks.push(...(text ?? "").split("\n").filter((line) => line.includes("⚠")));
  visit(start as Node, {
    Node(_, node) {
      if (!isPair(start) || node !== start.key) collect(node.commentBefore);
      collect(node.comment);
    },
  });
  return remarks;
}
