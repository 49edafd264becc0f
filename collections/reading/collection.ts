import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { ContentError, collectProblems, reasonFor } from "./problem.ts";
import { projectRoot } from "./project-root.ts";
import { unreadable, yamlValues } from "./yaml-values.ts";

/** What a folder of files gives: the fields of the file and its name without the ending. */
export type Entry<T> = T & { slug: string };

/**
 * Reads one YAML file, or one Markdown file whose front matter holds the fields and whose text
 * arrives as `body`.
 * @param root repository root
 * @param file path below `content/`, e.g. `site/organisation.yaml`
 * @throws ContentError that lists everything wrong in the file
 */
export function readEntry<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  const path = `content/${file}`;
  readListener?.(path, schema);
  const value = readFields(root, path, schema);
  const known = schemasOf.get(root) ?? new Map<string, z.ZodType>();
  schemasOf.set(root, known.set(path, schema));
  return value;
}

/**
 * The same for a file anywhere in the project; JSON is YAML too.
 * @param path below the root, e.g. `public/data/proof.json`
 * @throws ContentError that lists everything wrong in the file
 */
export function readFields<Schema extends z.ZodType>(
  root: string,
  path: string,
  schema: Schema,
): z.output<Schema> {
  const { values, refusal } = openFields(root, path);
  const outcome = schema.safeParse(values, { reportInput: true });
  if (outcome.success) return outcome.data;
  throw refusal(outcome.error.issues.flatMap(expandIssue));
}

/** What is wrong with one value, by its path in the file. */
export interface ValueProblem {
  at: PropertyKey[];
  reason: string;
}

/** Which schema has read which file of each root. */
const schemasOf = new Map<string, Map<string, z.ZodType>>();

/**
 * Reads all files of a root once more that were read without a mistake, for checks that need to know all of them.
 * @param check what is wrong with the values of a file, as they are written
 * @throws ContentError that lists everything wrong in all of them
 */
export function recheckAll(
  root: string,
  check: (file: string, values: unknown) => ValueProblem[],
): void {
  const known = [...(schemasOf.get(root) ?? [])].filter(([path]) => existsSync(join(root, path)));
  collectProblems(
    known.map(([path, schema]) => () => {
      const { values, refusal } = openFields(root, path);
      const outcome = schema.safeParse(values, { reportInput: true });
      const problems = [
        ...(outcome.error?.issues.flatMap(expandIssue) ?? []),
        ...check(path, values),
      ];
      if (problems.length > 0) throw refusal(problems);
    }),
  );
}

/** The values of a file as they are written, and how to say where one of them is wrong. */
function openFields(root: string, path: string) {
  const { yaml, body } = split(path, readSource(root, path));
  const { document, counter } = parsed(path, yaml);
  const problemAt = (offset: number, field: string, reason: string) => {
    return { file: path, line: counter.linePos(offset).line, field, reason };
  };
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map(({ pos, message }) => problemAt(pos[0], "", unreadable(message))),
    );
  }
  const read = yamlValues(document);
  if ("reason" in read) throw new ContentError([problemAt(read.offset, "", read.reason)]);
  const values = body === undefined ? read.values : { ...(read.values as object), body };
  return {
    values,
    refusal: (problems: readonly ValueProblem[]) =>
      new ContentError(
        problems
          .map(({ at, reason }) => problemAt(offsetOf(document, at), z.core.toDotPath(at), reason))
          .sort((a, b) => a.line - b.line),
      ),
  };
}

/**
 * Reads every `.yaml` and `.md` file of a folder, in the order of their `order` field, then by name.
 * A folder that does not exist yet is an empty collection.
 * @throws ContentError that lists everything wrong in all files of the folder
 */
export function readFolder<Schema extends z.ZodType>(
  root: string,
  folder: string,
  schema: Schema,
): Entry<z.output<Schema>>[] {
  const readers = fileNames(join(root, "content", folder)).map((name) => () => {
    if (!/\.(yaml|md)$/.test(name)) {
      const reason = "is not read: the name of a content file must end in .yaml or .md";
      throw refusal(`content/${folder}/${name}`, reason);
    }
    const value = readEntry(root, `${folder}/${name}`, schema) as z.output<Schema> & object;
    return { ...value, slug: name.replace(/\.\w+$/, "") } as Entry<z.output<Schema>>;
  });
  return collectProblems(readers).sort(
    (a, b) => place(a) - place(b) || a.slug.localeCompare(b.slug, "en"),
  );
}

/** A getter of content. Without `root` it reads this project, found from where the code lies. */
export type Getter<T> = (root?: string) => T;

/** The getter of one file; see `readEntry`. */
export function contentFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Getter<z.output<Schema>> {
  return memoise((root) => readEntry(root, file, schema));
}

/**
 * The getter of all files in a folder; see `readFolder`.
 * @param schemaOf some schemas look at the project, e.g. whether a picture exists
 */
export function contentFolder<Schema extends z.ZodType>(
  folder: string,
  schemaOf: (root: string) => Schema,
): Getter<Entry<z.output<Schema>>[]> {
  return memoise((root) => readFolder(root, folder, schemaOf(root)));
}

interface ParsedYaml {
  yaml: string;
  document: Document.Parsed;
  counter: LineCounter;
}

/** What was read while somebody watched: who edits reads the same files again and again. */
const parsedCache = new Map<string, ParsedYaml>();

function parsed(path: string, yaml: string): ParsedYaml {
  const before = parsedCache.get(path);
  if (before?.yaml === yaml) return before;
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const found = { yaml, document, counter };
  if (readListener) parsedCache.set(path, found);
  return found;
}

let readListener: ((file: string, schema: z.ZodType) => void) | undefined;

/**
 * Which schema reads which file, told while something reads: the editor makes its forms of it.
 * @param listener path such as `content/team/head-of-finance.yaml`; also of a file that is then refused
 */
export function onFileRead<T>(
  read: () => T,
  listener: (file: string, schema: z.ZodType) => void,
): T {
  readListener = listener;
  try {
    return read();
  } finally {
    readListener = undefined;
  }
}

/** What has been read of each root, for each getter. */
const caches: Map<string, unknown>[] = [];

/** Makes every getter read a root anew, whose files somebody has changed. */
export function clearContentCache(root: string): void {
  for (const known of caches) known.delete(root);
  schemasOf.delete(root);
}

/**
 * Turns a reader into a getter that reads each root once. While developing it reads every time,
 * so that an edited sentence shows on reload.
 */
export function memoise<T>(read: (root: string) => T): Getter<T> {
  const known = new Map<string, T>();
  caches.push(known);
  return (root = projectRoot()) => {
    if (process.env.NODE_ENV === "development") return read(root);
    let value = known.get(root);
    if (value === undefined) {
      value = read(root);
      known.set(root, value);
    }
    return value;
  };
}

function place(entry: object): number {
  return "order" in entry && typeof entry.order === "number" ? entry.order : 0;
}

function fileNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => entry.name);
}

function readSource(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    throw refusal(file, "the file does not exist or cannot be read");
  }
}

/** What is wrong with a file as a whole. */
function refusal(file: string, reason: string, line?: number): ContentError {
  return new ContentError([{ file, ...(line && { line }), field: "", reason }]);
}

/** An unknown field is reported at the field itself, not at the group that holds it. */
function expandIssue(issue: z.core.$ZodIssue): ValueProblem[] {
  if (issue.code !== "unrecognized_keys") return [{ at: issue.path, reason: reasonFor(issue) }];
  return issue.keys.map((key) => ({
    at: [...issue.path, key],
    reason: "is not a known field; check its spelling",
  }));
}

/** The YAML of a file, on the lines where it stands there, and in Markdown the text below it. */
function split(file: string, source: string): { yaml: string; body?: string } {
  if (!file.endsWith(".md")) return { yaml: source };
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source);
  if (!match) {
    throw refusal(file, "must begin with fields between two lines that hold only ---", 1);
  }
  return { yaml: `\n${match[1] ?? ""}`, body: (match[2] ?? "").trim() };
}

/** Where a field begins; for a missing field, where the nearest group that should hold it begins. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const at = path.slice(0, length);
    const parent = length === 1 ? document.contents : document.getIn(at.slice(0, -1), true);
    if (isMap(parent)) {
      const pair = parent.items.find(
        (item) => isPair(item) && isScalar(item.key) && item.key.value === at[length - 1],
      );
      if (pair && isNode(pair.key)) return pair.key.range?.[0] ?? 0;
    } else {
      const node = document.getIn(at, true);
      if (isNode(node)) return node.range?.[0] ?? 0;
    }
  }
  return document.contents?.range?.[0] ?? 0;
}
