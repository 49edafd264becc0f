import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { ContentFile } from "./content-file.ts";
import { builtFile, builtNames, hasBuiltFile } from "./reading/built-content.ts";
import {
  ContentError,
  collectProblems,
  expandIssue,
  type ValueProblem,
} from "./reading/problem.ts";
import { projectRoot } from "./reading/project-root.ts";
import { isTranslated } from "./translations/translated-files.ts";
import { isShown, readTranslation } from "./translations/translation.ts";

/** The fields of a file and its name without the ending. */
export type Entry<T> = T & { slug: string };

/** What readers need of a content file. */
type ReadFile = Pick<ContentFile, "source" | "values" | "problemAt">;

interface ParsedFile {
  source: ReadFile;
  /** What functions made of its values, and by which schema. */
  derived: Map<unknown, { schema: z.ZodType; value: unknown }>;
}

/** One reading of a folder `content/`: each file is read and each view computed once. */
export class Content {
  readonly root: string;
  /** Language of its files, as far as they are translated and shown; `en` for English. */
  readonly language: string;
  readonly #views = new Map<unknown, unknown>();
  readonly #accepted = new Map<string, z.ZodType>();
  readonly #opened = new Map<string, ParsedFile>();
  readonly #parsed: Map<string, ParsedFile>;
  #languages = new Map<string, Content>();

  /** @param previous an earlier reading of the same root; files that are unchanged are not parsed again */
  constructor(root: string, previous?: Content, language = "en") {
    this.root = root;
    this.language = language;
    this.#languages.set(language, this);
    this.#parsed = previous ? previous.#parsed : new Map();
  }

  /** Computes something from this content; a second call with the same function returns the same result. */
  get<T>(view: (content: Content) => T): T {
    if (!this.#views.has(view)) this.#views.set(view, view(this));
    return this.#views.get(view) as T;
  }

  /** Reads a YAML file below `content/`, or Markdown, whose text becomes `body`. @throws ContentError */
  read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
    const path = `content/${file}`;
    const value = this.readFields(path, schema);
    this.#accepted.set(path, schema);
    if (this.language === "en" || !isTranslated(file)) return value;
    const translation = readTranslation(this, this.language, file, schema);
    return translation && isShown(translation) ? schema.parse(translation.values) : value;
  }

  /** The same content in a language. */
  in(language: string): Content {
    const reading = this.#languages.get(language) ?? new Content(this.root, this, language);
    reading.#languages = this.#languages;
    this.#languages.set(language, reading);
    return reading;
  }

  /** Whether there is a file at a path below the root. */
  has(path: string): boolean {
    return hasBuiltFile(path) ?? existsSync(join(this.root, path));
  }

  /** The fields of a file as they are written. @throws ContentError when it cannot be read */
  valuesOf(path: string): unknown {
    return this.#open(path).source.values;
  }

  /**
   * What a function makes of the fields of a file by its schema; kept while neither changes.
   * @throws ContentError when the file cannot be read
   */
  derive<T>(path: string, schema: z.ZodType, make: (schema: z.ZodType, values: unknown) => T): T {
    const { source, derived } = this.#open(path);
    const cached = derived.get(make);
    if (cached?.schema === schema) return cached.value as T;
    const value = make(schema, source.values);
    derived.set(make, { schema, value });
    return value;
  }

  /** Reads a file by its path below the root; JSON is YAML too. @throws ContentError with all mistakes */
  readFields<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
    const outcome = this.derive(path, schema, validate);
    if (outcome.success) return outcome.data as z.output<Schema>;
    throw this.errorIn(path, outcome.error.issues.flatMap(expandIssue));
  }

  /** Says where in a file values are wrong. */
  errorIn(path: string, problems: readonly ValueProblem[]): ContentError {
    return valueError(this.#open(path).source, problems);
  }

  /**
   * Reads every `.yaml` and `.md` file of a folder, in the order of their `order` field, then by name.
   * A folder that does not exist yet is an empty collection.
   * @throws ContentError that lists everything wrong in all files of the folder
   */
  readFolder<Schema extends z.ZodType>(folder: string, schema: Schema): Entry<z.output<Schema>>[] {
    const readers = this.#namesIn(folder).map((name) => () => {
      if (!/\.(yaml|md)$/.test(name)) {
        const reason = "is not read: the name of a content file must end in .yaml or .md";
        throw new ContentError([{ file: `content/${folder}/${name}`, field: "", reason }]);
      }
      const value = this.read(`${folder}/${name}`, schema) as z.output<Schema> & object;
      return { ...value, slug: name.replace(/\.\w+$/, "") } as Entry<z.output<Schema>>;
    });
    return collectProblems(readers).sort(
      (a, b) => orderOf(a) - orderOf(b) || a.slug.localeCompare(b.slug, "en"),
    );
  }

  /** Files that have been read without a mistake, in the order of reading. */
  accepted() {
    return [...this.#accepted].map(([path, schema]) => {
      return { path, schema, source: this.#open(path).source };
    });
  }

  #namesIn(folder: string): string[] {
    return builtNames(`content/${folder}/`) ?? fileNames(join(this.root, "content", folder));
  }

  #open(path: string): ParsedFile {
    const opened = this.#opened.get(path);
    if (opened) return opened;
    const built = builtFile(path);
    const text = built ? "" : this.#text(path);
    let parsed = this.#parsed.get(path);
    if (parsed?.source.source !== text) {
      parsed = { source: built ?? parseFile(path, text), derived: new Map() };
      this.#parsed.set(path, parsed);
    }
    this.#opened.set(path, parsed);
    return parsed;
  }

  #text(path: string): string {
    try {
      return readFileSync(join(this.root, path), "utf8");
    } catch {
      const reason = "the file does not exist or cannot be read";
      throw new ContentError([{ file: path, field: "", reason }]);
    }
  }
}

/** @throws ContentError when it cannot be read */
function parseFile(path: string, text: string): ReadFile {
  const file = ContentFile.parse(path, text);
  if (file.errors.length > 0) throw new ContentError(file.errors);
  return file;
}

const validate = (schema: z.ZodType, values: unknown) =>
  schema.safeParse(values, { reportInput: true });

/**
 * Checks that a folder has exactly the expected files.
 * @param unknown reason for refusing any other file
 * @throws ContentError that lists the missing and the unknown files
 */
export function requireFiles(
  folder: string,
  entries: readonly { slug: string }[],
  expected: readonly string[],
  unknown: string,
): void {
  const names = entries.map(({ slug }) => slug);
  const problem = (slug: string, reason: string) => {
    return { file: `content/${folder}/${slug}.yaml`, field: "", reason };
  };
  const problems = [
    ...names.filter((slug) => !expected.includes(slug)).map((slug) => problem(slug, unknown)),
    ...expected
      .filter((slug) => !names.includes(slug))
      .map((slug) => problem(slug, "the file does not exist or cannot be read")),
  ];
  if (problems.length > 0) throw new ContentError(problems);
}

export function valueError(
  source: Pick<ContentFile, "problemAt">,
  problems: readonly ValueProblem[],
): ContentError {
  return new ContentError(
    problems
      .map(({ at, reason }) => source.problemAt(at, reason))
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  );
}

function orderOf(entry: object): number {
  return "order" in entry && typeof entry.order === "number" ? entry.order : 0;
}

function fileNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => entry.name);
}

/** What to read: nothing for this project, the root of another one to read it from scratch, or a reading. */
export type ContentSource = Content | string;

/** The last reading; outside development the only one of the process. */
let lastReading: Content | undefined;
const ofRequest = new AsyncLocalStorage<{ reading?: Content }>();

/** Runs what answers one request; in development, all of it shares a reading. */
export const shareReading = <Result>(answer: () => Result): Result => ofRequest.run({}, answer);

/**
 * Finds or starts a reading. During development each request starts one, and each call outside of one, so that an
 * edited sentence shows on reload.
 */
export function contentOf(source?: ContentSource): Content {
  if (source instanceof Content) return source;
  if (source !== undefined) return new Content(source);
  const request = ofRequest.getStore();
  const reading = process.env.NODE_ENV === "development" ? request?.reading : lastReading;
  if (reading) return reading;
  lastReading = new Content(projectRoot(), lastReading);
  if (request) request.reading = lastReading;
  return lastReading;
}

/** The content of this project in a language. */
export const contentIn = (language: string): Content => contentOf().in(language);

/** Returns something from the content; without an argument from this project's. */
export type Getter<T> = (source?: ContentSource) => T;

/** Turns a view into a getter that computes it once per reading. */
export function getter<T>(view: (content: Content) => T): Getter<T> {
  return (source) => contentOf(source).get(view);
}

export interface FileGetter<Schema extends z.ZodType> extends Getter<z.output<Schema>> {
  readonly file: string;
  readonly schema: Schema;
  readonly address: string | undefined;
}

/**
 * Defines a file below `content/` with its own schema.
 * @param address where its texts show best; left out, none
 */
export function contentFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  address?: string,
): FileGetter<Schema> {
  return Object.assign(
    getter((content) => content.read(file, schema)),
    { file, schema, address },
  );
}

export interface FolderGetter<Schema extends z.ZodType> extends Getter<Entry<z.output<Schema>>[]> {
  readonly folder: string;
  readonly schema: (content: Content) => Schema;
}

/**
 * Defines a folder below `content/` of files that share a schema.
 * @param schema a function where it depends on other content, e.g. on the list of countries
 */
export function contentFolder<Schema extends z.ZodType>(
  folder: string,
  schema: Schema | ((content: Content) => Schema),
): FolderGetter<Schema> {
  const schemaFor = typeof schema === "function" ? getter(schema) : () => schema;
  return Object.assign(
    getter((content) => content.readFolder(folder, schemaFor(content))),
    { folder, schema: schemaFor },
  );
}
