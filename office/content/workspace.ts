import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import { dirname, join } from "node:path";
import type { z } from "zod";
import { Content } from "#collections/content.ts";
import { ContentFile, EditError } from "#collections/content-file.ts";
import { schemaOf } from "#collections/find-collection.ts";
import { readAllContent } from "#collections/open-content.ts";
import { contentFiles } from "#collections/reading/content-strings.ts";
import { ContentError, type ContentProblem, orElse } from "#collections/reading/problem.ts";
import { noteChange } from "../online/authors.ts";
import { Pictures } from "./pictures.ts";
import { TextCopy } from "./text-copy.ts";

/** The file was changed on disk or in another window after it was shown. */
export class VersionConflictError extends Error {
  constructor() {
    super("The file was changed on disk or in another window after it was opened here.");
  }
}

/**
 * The content on disk, and two copies of it. The loader checks the one that is always as on disk. Pages beside the form
 * are rendered from the other, which takes a change over only when nothing more is wrong with it than before: so no
 * mistake in one file hides the pages of the others.
 */
export class Workspace {
  readonly root: string;
  /** Folder from which pages are rendered; it has the layout of a project as far as they need it. */
  readonly copy: string;
  readonly pictures: Pictures;
  /** Whether what is published here reaches the public site, as far as the editor knows. */
  readonly reachesSite: boolean;
  /** When the site was built last, in milliseconds. */
  builtAt: number;
  /** What `unpublishedFiles` found since the last change of a file. */
  unpublished: Promise<ReadonlySet<string>> | undefined;
  /** Everything as it is on disk, which is checked; and from what pages are rendered. */
  readonly #current: TextCopy;
  readonly #shown: TextCopy;
  /** What is wrong in the files from which pages are rendered. */
  #shownProblems = 0;
  readonly #parsed = new Map<string, ContentFile>();
  /** The last reading of each root. */
  readonly #opened = new Map<string, Content>();
  /** The schemas by which files were read; those of the last check that could read what they depend on. */
  readonly #schemas = new Map<string, z.ZodType>();
  #lastCheck: { problems: ContentProblem[]; at: number } | undefined;

  constructor(root: string, { reachesSite = false } = {}) {
    this.reachesSite = reachesSite;
    this.root = fs.realpathSync(root);
    const built = fs.statSync(join(this.root, "build/.otc-built"), { throwIfNoEntry: false });
    this.builtAt = built?.mtimeMs ?? Date.now();
    this.copy = join(this.root, ".cache/office/copy");
    this.#shown = new TextCopy(this.copy);
    this.#current = new TextCopy(join(this.root, ".cache/office/checked"));
    this.pictures = new Pictures(this.root, this.copy);
    for (const part of ["build/server", "build/site/assets", "build/site/art"]) {
      const built = join(this.root, part);
      if (fs.existsSync(built)) fs.cpSync(built, join(this.copy, part), { recursive: true });
    }
    this.pictures.forget();
    this.pictures.refresh();
    fs.symlinkSync(join(this.copy, "public"), join(this.#current.folder, "public"), "junction");
  }

  files(): string[] {
    return contentFiles(this.root).toSorted();
  }

  /** Text on disk; undefined when there is no file. @throws EditError for a name of no content file */
  saved(file: string): string | undefined {
    const path = join(this.root, checkedName(file));
    return fs.existsSync(path) ? fs.readFileSync(path, "utf8") : undefined;
  }

  /** A file for reading only. */
  parsed(file: string): ContentFile {
    const source = this.saved(file) ?? "";
    const before = this.#parsed.get(file);
    if (before?.source === source) return before;
    const parsed = ContentFile.parse(file, source);
    this.#parsed.set(file, parsed);
    return parsed;
  }

  values(file: string): unknown {
    return this.parsed(file).values;
  }

  /** The same by name; none of a list, or of a file that cannot be read. */
  fields(file: string): Readonly<Record<string, unknown>> {
    return (this.values(file) ?? {}) as Record<string, unknown>;
  }

  /** Writes a file whole or not at all. */
  write(file: string, text: string): void {
    const path = join(this.root, checkedName(file));
    fs.mkdirSync(dirname(path), { recursive: true });
    this.pictures.bring(text);
    if (text !== this.saved(file)) {
      const beside = `${path}.${process.pid}.new`;
      fs.writeFileSync(beside, text);
      fs.renameSync(beside, path);
      noteChange(this.root, file);
    }
    this.pictures.withdraw();
  }

  remove(file: string): void {
    fs.rmSync(join(this.root, checkedName(file)), { force: true });
    noteChange(this.root, file);
    this.pictures.withdraw();
  }

  /** Pages begin with what is on disk; where that has a mistake, with what was published last. */
  #showSaved(): void {
    for (const file of contentFiles(this.root)) {
      const path = join(this.root, file);
      this.#shown.set(file, { stamp: stampOf(path) ?? "", text: fs.readFileSync(path, "utf8") });
    }
    const faulty = new Set(this.#readAll(this.copy).map(({ file }) => file));
    for (const file of faulty) {
      const { status, stdout } = spawnSync("git", ["show", `HEAD:${file}`], { cwd: this.root });
      this.#shown.take(file, status === 0 ? { stamp: "", text: stdout.toString() } : undefined);
    }
    if (faulty.size > 0) this.#shownProblems = this.#readAll(this.copy).length;
  }

  /** Updates what is checked. */
  #refreshChecked(): void {
    this.pictures.refresh();
    const files = [...this.files(), ...this.#current.keys()];
    for (const file of new Set(files)) {
      const stamp = stampOf(join(this.root, file));
      if (this.#current.get(file)?.stamp === stamp) continue;
      const text = () => fs.readFileSync(join(this.root, file), "utf8");
      this.#current.take(file, stamp ? { stamp, text: text() } : undefined);
      this.#lastCheck = undefined;
      this.unpublished = undefined;
    }
  }

  /** Reads everything as the build does. @returns all that would stop it */
  check(): ContentProblem[] {
    this.#refreshChecked();
    // Pictures and downloads change too, so it is valid for a while only.
    const { problems, at } = this.#lastCheck ?? { problems: [], at: -checkTtlMs };
    if (performance.now() - at < checkTtlMs) return problems;
    const reading = this.#readAll(this.#current.folder);
    const all = [...reading, ...this.#refreshPages(reading)];
    this.#lastCheck = { problems: all, at: performance.now() };
    return all;
  }

  /** Whether pages show an earlier state of a file, because of a mistake. */
  isHeld(file: string): boolean {
    return this.#shown.get(file)?.stamp !== this.#current.get(file)?.stamp;
  }

  held(): string[] {
    const files = new Set([...this.#current.keys(), ...this.#shown.keys()]);
    return [...files].filter((file) => this.isHeld(file));
  }

  /**
   * Takes over what is without a mistake: all at once where possible, as files may need each other.
   * @returns mistakes of files that were taken for sound: no text is looked at while another file cannot be read
   */
  #refreshPages(problems: readonly ContentProblem[]): ContentProblem[] {
    if (problems.length === 0) {
      for (const file of this.held()) this.#shown.take(file, this.#current.get(file));
      this.#shownProblems = 0;
      return [];
    }
    if (this.#shown.size === 0) this.#showSaved();
    const faulty = new Set(problems.map(({ file }) => file));
    const sound = this.held().filter((file) => !faulty.has(file));
    if (sound.length === 0 || this.#tryToShow(sound).length === 0) return [];
    return sound.flatMap((file) =>
      this.#tryToShow([file]).filter((problem) => problem.file === file),
    );
  }

  /** @returns nothing once the files are taken over; otherwise what is wrong with them, and everything is as before */
  #tryToShow(files: readonly string[]): ContentProblem[] {
    const before = files.map((file) => [file, this.#shown.get(file)] as const);
    for (const file of files) this.#shown.take(file, this.#current.get(file));
    const problems = this.#readAll(this.copy);
    if (problems.length <= this.#shownProblems) {
      this.#shownProblems = problems.length;
      return [];
    }
    for (const [file, source] of before) this.#shown.take(file, source);
    return problems;
  }

  /** The same at once, whatever was checked a moment ago. */
  checkSaved(): ContentProblem[] {
    return this.#readAll(this.root);
  }

  /** Opens the content on disk, or that from which pages are rendered; only what has changed is parsed. */
  open(root: string): Content {
    const content = new Content(root, this.#opened.get(root));
    this.#opened.set(root, content);
    return content;
  }

  schemaOf(file: string): z.ZodType | undefined {
    return this.#schemas.get(file);
  }

  #readAll(root: string): ContentProblem[] {
    const content = this.open(root);
    try {
      readAllContent(content);
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return error.problems.map((problem) => attributeToBody(root, problem));
    } finally {
      if (root !== this.copy) this.#rememberSchemas(content);
    }
  }

  #rememberSchemas(content: Content): void {
    for (const file of contentFiles(content.root)) {
      const schema = orElse(undefined, () => schemaOf(file, content));
      if (schema) this.#schemas.set(file, schema);
    }
  }
}

/** How long a check is valid while no content file changes, in milliseconds. */
const checkTtlMs = 5000;

export function versionOf(text: string | undefined): string {
  return text === undefined ? "" : createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** For the text of Markdown the loader reports only the line; in a form, the text is a field. */
function attributeToBody(root: string, problem: ContentProblem): ContentProblem {
  const { file, field, line } = problem;
  if (field !== "" || line === undefined || !file.endsWith(".md")) return problem;
  const source = fs.readFileSync(join(root, file), "utf8");
  const frontMatter = /^---\r?\n[\s\S]*?\n---/.exec(source)?.[0].split("\n").length ?? line;
  return line > frontMatter ? { ...problem, field: "body" } : problem;
}

/** @returns undefined where there is no file */
function stampOf(path: string): string | undefined {
  const state = fs.statSync(path, { throwIfNoEntry: false });
  return state && `${state.size} ${state.mtimeMs}`;
}

/** Only files directly in a folder of `content/`, so that no name refers to another place. */
function isContentName(file: string): boolean {
  return /^content\/[\w-]+\/[\w-][\w.-]*\.(yaml|md)$/.test(file);
}

function checkedName(file: string): string {
  if (isContentName(file)) return file;
  throw new EditError(`${file} is not the name of a content file`);
}
