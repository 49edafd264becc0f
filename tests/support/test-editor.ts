import { execFileSync } from "node:child_process";
import { cpSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildClient } from "../../office/content/build-client.ts";
import { copyContent } from "../../office/content/content-copy.fixture.ts";
import { type OpenEditor, openEditor } from "../../office/content/open-editor.ts";

/** The editor over a copy of the content. */
export interface TestEditor extends AsyncDisposable {
  editor: OpenEditor;
  /** Folder of the copy, a separate Git checkout. */
  root: string;
  git(...typed: string[]): string;
}

/** Exists in the project while its build must fail, like a photograph with its location. */
export const refusedFile = "refused.txt";

/**
 * Opens the editor over a copy; its build takes no time. The site must have been built.
 * @param prepare alters the copy before it is committed, such as `writeSamples`
 * @param options of the editor: a sign-in in front of it, or a command that brings a publication online
 */
export async function openTestEditor(
  prepare?: (root: string) => void,
  options: Pick<Parameters<typeof openEditor>[0], "proxy"> & { putOnline?: string } = {},
): Promise<TestEditor> {
  const copy = copyContent(prepare);
  for (const part of ["build/server", "build/site/assets", "build/site/art"]) {
    cpSync(part, join(copy.root, part), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(copy.root, "node_modules"));
  const build = `if (fs.existsSync("${refusedFile}")) { console.error("It tells where it was taken."); process.exit(1); }`;
  const editor = await openEditor({
    root: copy.root,
    buildPages: () => buildClient(resolve(".")),
    proxy: options.proxy,
    commands: { build: [process.execPath, "-e", build], putOnline: options.putOnline || undefined },
  });
  return {
    editor,
    root: copy.root,
    git: (...typed) => execFileSync("git", typed, { cwd: copy.root, encoding: "utf8" }).trim(),
    [Symbol.asyncDispose]: async () => {
      await editor[Symbol.asyncDispose]();
      copy[Symbol.dispose]();
    },
  };
}
