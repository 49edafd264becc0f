import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { git } from "./changes.ts";

/** State of an incomplete publication, stored on disk in case this process ends half-way. */
export class UnfinishedPublication {
  readonly #root: string;
  readonly #file: string;

  constructor(root: string) {
    this.#root = root;
    this.#file = join(root, ".cache/office/unfinished-publication");
  }

  /** Whether one has started and neither it nor a later one succeeded. */
  exists(): boolean {
    return existsSync(this.#file);
  }

  begin(): void {
    if (!this.exists()) this.#write("");
  }

  /** Notes a commit that the build has not seen yet. @param before the commit that it followed */
  async recordCommit(before: string): Promise<void> {
    this.#write(`${before} ${await git(this.#root, "rev-parse", "HEAD")}`);
  }

  /** From here on the commit stays: the build has taken it. */
  recordBuild(): void {
    this.#write("");
  }

  hasCommit(): boolean {
    return this.exists() && readFileSync(this.#file, "utf8") !== "";
  }

  /**
   * Removes that commit from the history; its files stay as they are and count as changed again.
   * @throws Error when another commit is on top of it
   */
  async dropCommit(): Promise<string> {
    const [before = "", own = ""] = readFileSync(this.#file, "utf8").split(" ");
    const names = await git(this.#root, "diff", "--name-only", "--no-renames", "-z", before, own);
    await git(this.#root, "update-ref", "HEAD", before, own);
    await git(this.#root, "reset", "--quiet", "--", ...names.split("\0").filter(Boolean));
    this.#write("");
    return "Your changes are on disk as they were.";
  }

  end(): void {
    rmSync(this.#file, { force: true });
  }

  #write(text: string): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, text);
  }
}
