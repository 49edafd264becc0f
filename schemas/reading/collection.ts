import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { ContentError, fieldName, type Problem, reasonFor } from "./problem.ts";
import { projectRoot } from "./project-root.ts";

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
  const result = check(root, file, schema);
  if (result.problems.length > 0) throw new ContentError(result.problems);
  return result.value as z.output<Schema>;
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
  const problems: Problem[] = [];
  const entries: Entry<z.output<Schema>>[] = [];
  for (const name of fileNames(join(root, "content", folder))) {
    if (!/\.(yaml|md)$/.test(name)) {
      const reason = "is not read: the name of a content file must end in .yaml or .md";
      problems.push({ file: `content/${folder}/${name}`, field: "", reason });
      continue;
    }
    const result = check(root, `${folder}/${name}`, schema);
    problems.push(...result.problems);
    if (result.problems.length === 0) {
      const value = result.value as z.output<Schema> & object;
      entries.push({ ...value, slug: name.replace(/\.\w+$/, "") } as Entry<z.output<Schema>>);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return entries.sort((a, b) => place(a) - place(b) || a.slug.localeCompare(b.slug, "en"));
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

/**
 * Turns a reader into a getter that reads each root once. While developing it reads every time,
 * so that an edited sentence shows on reload.
 */
export function memoise<T>(read: (root: string) => T): Getter<T> {
  const known = new Map<string, T>();
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
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => entry.name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function check(
  root: string,
  path: string,
  schema: z.ZodType,
): { value?: unknown; problems: Problem[] } {
  const file = `content/${path}`;
  let source: string;
  try {
    source = readFileSync(join(root, "content", path), "utf8");
  } catch {
    return { problems: [{ file, field: "", reason: "the file does not exist or cannot be read" }] };
  }
  const parts = path.endsWith(".md") ? splitFrontMatter(source) : wholeFile(source);
  if (!parts) {
    const reason = "must begin with fields between two lines that hold only ---";
    return { problems: [{ file, line: 1, field: "", reason }] };
  }
  const counter = new LineCounter();
  const document = parseDocument(parts.yaml, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + parts.linesBefore;
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: lineAt(error.pos[0]),
      field: "",
      reason: `cannot be read as YAML (${error.message})`,
    }));
    return { problems };
  }
  const fields: unknown = document.toJS();
  const value = parts.body === undefined ? fields : { ...(fields as object), body: parts.body };
  const outcome = schema.safeParse(value, { reportInput: true });
  if (outcome.success) return { value: outcome.data, problems: [] };
  const problems = outcome.error.issues.flatMap((issue) =>
    spread(issue).map(({ path: at, reason }) => ({
      file,
      line: lineAt(offsetOf(document, at)),
      field: fieldName(at),
      reason,
    })),
  );
  return { problems: problems.sort((a, b) => a.line - b.line) };
}

/** An unknown field is reported at the field itself, not at the group that holds it. */
function spread(issue: z.core.$ZodIssue): { path: PropertyKey[]; reason: string }[] {
  if (issue.code !== "unrecognized_keys") return [{ path: issue.path, reason: reasonFor(issue) }];
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    reason: "is not a known field; check its spelling",
  }));
}

/** The YAML of a file, the text below it, and how many lines stand before the YAML. */
interface Parts {
  yaml: string;
  body?: string;
  linesBefore: number;
}

function wholeFile(source: string): Parts {
  return { yaml: source, linesBefore: 0 };
}

function splitFrontMatter(source: string): Parts | undefined {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source);
  if (!match) return undefined;
  return { yaml: match[1] ?? "", body: (match[2] ?? "").trim(), linesBefore: 1 };
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
  return 0;
}
