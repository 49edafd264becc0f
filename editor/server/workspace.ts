import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { z } from "zod";
import { type OpenContent, openContent } from "#collections/open-content.ts";
import { contentFiles } from "#collections/reading/content-strings.ts";
import { ContentError, type ContentProblem } from "#collections/reading/problem.ts";
import { type ContentText, EditError, readSafely } from "../core/content-text.ts";
import type { ConflictSource } from "../core/open-file.ts";
import { type Draft, DraftFolder } from "./draft-folder.ts";
import { Pictures } from "./pictures.ts";

/** Somebody else has changed the file since it was shown. */
export class VersionConflictError extends Error {
  /** Where: on disk, or in what is not saved yet. */
  readonly place: ConflictSource;
  /** What it says there now; undefined when it is gone. */
  readonly theirs: string | undefined;
  /** What was refused, so that nobody has to type it again. */
  readonly mine: string | undefined;

  constructor(place: ConflictSource, theirs: string | undefined, mine?: string) {
    super(
      place === "disk"
        ? "The file has changed on disk meanwhile."
        : "The file has been changed in another window meanwhile.",
    );
    this.place = place;
    this.theirs = theirs;
    this.mine = mine;
  }
}

/**
 * The content on disk, and beside it a copy with what is not saved yet. The copy is what the loader checks and what
 * the pages beside the form are made of, so that both see the site as it would be.
 */
export class Workspace {
  readonly root: string;
  /** Folder of the copy; it has the layout of a project as far as pages need it. */
  readonly copy: string;
  readonly pictures: Pictures;
  readonly #drafts = new Map<string, Draft>();
  readonly #draftFolder: DraftFolder;
  /** What each file of the copy was made of. */
  readonly #stamps = new Map<string, string>();
  readonly #read = new Map<string, { source: string; text: ContentText | undefined }>();
  /** The last reading of each root. */
  readonly #opened = new Map<string, OpenContent>();
  /** The schemas by which files were read; those of the last check that could read what they depend on. */
  readonly #schemas = new Map<string, z.ZodType>();
  #lastCheck: { problems: ContentProblem[]; at: number } | undefined;

  constructor(root: string) {
    this.root = realpathSync(root);
    this.copy = join(this.root, ".cache/editor/copy");
    rmSync(this.copy, { recursive: true, force: true });
    mkdirSync(this.copy, { recursive: true });
    this.pictures = new Pictures(this.root, this.copy);
    for (const part of ["build/server", "build/client/assets"]) {
      const built = join(this.root, part);
      if (existsSync(built)) cpSync(built, join(this.copy, part), { recursive: true });
    }
    this.#draftFolder = new DraftFolder(join(this.root, ".cache/editor/drafts"));
    for (const [file, draft] of this.#draftFolder.all()) {
      if (!isContentName(file)) continue;
      // Whoever saved the same words meanwhile has nothing left to save.
      if (draft.text === this.saved(file)) this.#draftFolder.remove(file);
      else this.#drafts.set(file, draft);
    }
    // Once what is not saved is there: of pictures that nobody saved, those stay that it names.
    this.pictures.forget([...this.#drafts.values()].map(({ text }) => text));
    this.pictures.refresh();
  }

  /** Every file, those that are not saved yet too. */
  files(): string[] {
    return [...new Set([...contentFiles(this.root), ...this.#drafts.keys()])].sort();
  }

  /**
   * What a file says on disk.
   * @returns undefined when there is no such file
   * @throws EditError for a name that is none of a content file
   */
  saved(file: string): string | undefined {
    const path = join(this.root, checkedName(file));
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  }

  /** What a file says with what is not saved yet. */
  current(file: string): string | undefined {
    return this.#drafts.get(file)?.text ?? this.saved(file);
  }

  /** What stood on disk when somebody began to change a file; what stands there now, where nobody has. */
  base(file: string): string | undefined {
    const draft = this.#drafts.get(file);
    return draft ? draft.base : this.saved(file);
  }

  /** A file as it stands with what is not saved; undefined where nobody can read it. */
  text(file: string): ContentText | undefined {
    const source = this.current(file) ?? "";
    const known = this.#read.get(file);
    if (known?.source === source) return known.text;
    const text = readSafely(file, source);
    this.#read.set(file, { source, text });
    return text;
  }

  isUnsaved(file: string): boolean {
    return this.#drafts.has(file);
  }

  /** Files that are not saved yet. */
  unsaved(): string[] {
    return [...this.#drafts.keys()].sort();
  }

  /**
   * Keeps a text that is not saved yet.
   * @param seen version of the text that it was made from, as it was shown
   * @param disk version of the file on disk, where whoever writes has seen that too and goes on from it
   * @throws VersionConflictError where either says something else by now
   */
  saveDraft(
    file: string,
    text: string,
    { baseVersion, diskVersion }: { baseVersion: string; diskVersion?: string | undefined },
  ): void {
    this.#refuseUnseen(file, baseVersion, text);
    const saved = this.saved(file);
    if (diskVersion !== undefined && versionOf(saved) !== diskVersion) {
      throw new VersionConflictError("disk", saved, text);
    }
    const base = diskVersion === undefined ? this.base(file) : saved;
    if (text === saved && base === saved) this.#forget(file);
    else {
      this.#drafts.set(checkedName(file), { text, base });
      this.#draftFolder.write(file, { text, base });
    }
  }

  /**
   * Forgets what is not saved.
   * @param baseVersion version of the text that is given up, as it was shown
   * @throws VersionConflictError where it says something else by now
   */
  discard(file: string, baseVersion: string): void {
    this.#refuseUnseen(file, baseVersion);
    this.#forget(file);
  }

  /**
   * Writes a file, unless it says something else than when it was opened.
   * @param versions of the file on disk when it was opened, and of the text as it was shown, from `versionOf`
   * @throws VersionConflictError with what stands there now
   */
  save(
    file: string,
    text: string,
    { version, baseVersion }: { version: string; baseVersion: string },
  ): void {
    this.#refuseUnseen(file, baseVersion, text);
    const theirs = this.saved(file);
    if (versionOf(theirs) !== version) throw new VersionConflictError("disk", theirs, text);
    this.write(file, text);
  }

  #refuseUnseen(file: string, baseVersion: string, mine?: string): void {
    const current = this.current(file);
    if (versionOf(current) !== baseVersion) throw new VersionConflictError("draft", current, mine);
  }

  #forget(file: string): void {
    if (this.#drafts.delete(file)) this.#draftFolder.remove(file);
  }

  /** Writes a file whole or not at all. */
  write(file: string, text: string): void {
    const path = join(this.root, checkedName(file));
    mkdirSync(dirname(path), { recursive: true });
    this.pictures.bring(text);
    if (text !== this.saved(file)) {
      const beside = `${path}.${process.pid}.new`;
      writeFileSync(beside, text);
      renameSync(beside, path);
    }
    this.#forget(file);
    this.pictures.withdraw();
  }

  remove(file: string): void {
    rmSync(join(this.root, checkedName(file)), { force: true });
    this.#forget(file);
    this.pictures.withdraw();
  }

  /** Brings the copy to what would be if everything were saved now. */
  refreshCopy(): void {
    this.pictures.refresh();
    const files = this.files();
    const wanted = new Set(files);
    for (const file of files) {
      const draft = this.#drafts.get(file);
      const stamp = draft ? versionOf(draft.text) : stampOf(join(this.root, file));
      if (this.#stamps.get(file) === stamp) continue;
      const path = join(this.copy, file);
      mkdirSync(dirname(path), { recursive: true });
      if (draft) writeFileSync(path, draft.text);
      else copyFileSync(join(this.root, file), path);
      this.#stamps.set(file, stamp);
      this.#lastCheck = undefined;
    }
    for (const file of this.#stamps.keys()) {
      if (wanted.has(file)) continue;
      rmSync(join(this.copy, file), { force: true });
      this.#stamps.delete(file);
      this.#lastCheck = undefined;
    }
  }

  /** Reads everything as the build does. @returns all that would stop it */
  check(): ContentProblem[] {
    this.refreshCopy();
    // Pictures and downloads come and go too, so it holds for a while only.
    const { problems, at } = this.#lastCheck ?? { problems: [], at: -checkTtlMs };
    if (performance.now() - at < checkTtlMs) return problems;
    this.#lastCheck = { problems: this.#readAll(this.copy), at: performance.now() };
    return this.#lastCheck.problems;
  }

  /** The same for what is on disk, without what is not saved. */
  checkSaved(): ContentProblem[] {
    return this.#readAll(this.root);
  }

  /** The schema by which the loader reads a file; undefined for one that it does not read. */
  schemaOf(file: string): z.ZodType | undefined {
    return this.#schemas.get(file);
  }

  #readAll(root: string): ContentProblem[] {
    const content = openContent(root, this.#opened.get(root));
    this.#opened.set(root, content);
    try {
      content.check();
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return error.problems.map((problem) => attributeToBody(root, problem));
    } finally {
      for (const file of contentFiles(root)) this.#rememberSchema(content, file);
    }
  }

  #rememberSchema(content: OpenContent, file: string): void {
    try {
      const schema = content.schemaOf(file);
      if (schema) this.#schemas.set(file, schema);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
    }
  }
}

/** How long a check holds while no content file changes, in milliseconds. */
const checkTtlMs = 5000;

/** Tells two texts of a file apart. */
export function versionOf(text: string | undefined): string {
  return text === undefined ? "" : createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** Of a text in Markdown the loader tells the line alone; in a form, the text is a field. */
function attributeToBody(root: string, problem: ContentProblem): ContentProblem {
  const { file, field, line } = problem;
  if (field !== "" || line === undefined || !file.endsWith(".md")) return problem;
  const text = readSafely(file, readFileSync(join(root, file), "utf8"));
  const isBelow = text?.body && line > text.source.slice(0, text.end).split("\n").length;
  return isBelow ? { ...problem, field: "body" } : problem;
}

function stampOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}

/** Only files directly in a folder of `content/`, so that no name leads elsewhere. */
function isContentName(file: string): boolean {
  return /^content\/[\w-]+\/[\w-][\w.-]*\.(yaml|md)$/.test(file);
}

/** @throws EditError for any other name */
function checkedName(file: string): string {
  if (isContentName(file)) return file;
  throw new EditError(`${file} is not the name of a content file`);
}
