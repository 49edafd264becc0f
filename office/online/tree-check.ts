import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { Content } from "#collections/content.ts";
import { readAllContent } from "#collections/open-content.ts";
import { contentFiles } from "#collections/reading/content-strings.ts";
import { ContentError, type ContentProblem } from "#collections/reading/problem.ts";
import { git, gitWith } from "./git.ts";

/**
 * Reads the content of a Git tree as the build would. It keeps a checkout of its own for that, so that only what differs
 * from the last time is written and parsed.
 */
export class TreeCheck {
  readonly #root: string;
  readonly #build: string;
  #read: Content | undefined;

  /** @param build folder of the site as it is, for files to which links may lead */
  constructor(root: string, build: string) {
    this.#root = root;
    this.#build = build;
  }

  /** @returns how many files were read, and all that would stop the build */
  async read(tree: string): Promise<{ filesRead: number; problems: readonly ContentProblem[] }> {
    const folder = await this.#checkOut(tree);
    this.#read = new Content(folder, this.#read);
    const filesRead = contentFiles(folder).length;
    try {
      readAllContent(this.#read);
      return { filesRead, problems: [] };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return { filesRead, problems: error.problems };
    }
  }

  async #checkOut(tree: string): Promise<string> {
    const folder = join(this.#root, ".cache/office/next");
    mkdirSync(folder, { recursive: true });
    const entries = await git(this.#root, "ls-tree", tree, "--", "content", "public");
    const part = await gitWith(this.#root, { input: `${entries}\n` }, "mktree");
    const own = { GIT_INDEX_FILE: resolve(`${folder}-index`) };
    const place = `--work-tree=${folder}`;
    // A process that was killed may have left it; this one is the only one.
    rmSync(`${own.GIT_INDEX_FILE}.lock`, { force: true });
    await gitWith(this.#root, own, place, "read-tree", "--reset", "-u", part);
    const link = join(folder, "build");
    rmSync(link, { force: true });
    if (existsSync(this.#build)) symlinkSync(this.#build, link, "junction");
    return folder;
  }
}
