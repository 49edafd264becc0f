import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { changedFiles, git, isCheckout, publishedText } from "./changes.ts";
import type { Workspace } from "./workspace.ts";

/** The content as it was published last, beside the built renderer, to show pages as they were. */
export class PublishedCopy {
  readonly folder: string;
  readonly #workspace: Workspace;
  #state: string | undefined;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
    this.folder = join(workspace.root, ".cache/editor/published");
  }

  /** Fills the folder when it is first asked for, and again after each publication or change of another file. */
  async refresh(): Promise<void> {
    const { root, copy } = this.#workspace;
    if (!(await isCheckout(root))) throw new Error("This folder has no history.");
    const changed = (await changedFiles(root)).filter((file) => file.startsWith("content/"));
    const state = `${await git(root, "rev-parse", "HEAD")} ${changed.join(" ")}`;
    if (state === this.#state) return;
    if (this.#state === undefined) {
      rmSync(this.folder, { recursive: true, force: true });
      mkdirSync(this.folder, { recursive: true });
      for (const part of ["build/server", "build/client/assets"]) {
        const built = join(copy, part);
        if (existsSync(built)) cpSync(built, join(this.folder, part), { recursive: true });
      }
      symlinkSync(join(root, "public"), join(this.folder, "public"), "junction");
    }
    rmSync(join(this.folder, "content"), { recursive: true, force: true });
    cpSync(join(root, "content"), join(this.folder, "content"), { recursive: true });
    for (const file of changed) {
      const before = await publishedText(root, file);
      const path = join(this.folder, file);
      mkdirSync(dirname(path), { recursive: true });
      if (before === undefined) rmSync(path, { force: true });
      else writeFileSync(path, before);
    }
    this.#state = state;
  }
}
