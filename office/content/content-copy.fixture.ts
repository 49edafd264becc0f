import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "#collections/reading/project-root.ts";

/**
 * A project with nothing but the content, as a separate Git checkout.
 * @param prepare alters the copy before it is committed, such as `writeSamples`
 */
export function copyContent(prepare = (_root: string) => {}): { root: string } & Disposable {
  const root = mkdtempSync(join(tmpdir(), "otc-editor-"));
  cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
  mkdirSync(join(root, "public"));
  prepare(root);
  const git = (...typed: string[]) => execFileSync("git", typed, { cwd: root, stdio: "pipe" });
  git("init", "--quiet");
  git("add", "content");
  const who = ["-c", "user.name=Example", "-c", "user.email=example@example.org"];
  git(...who, "commit", "--quiet", "--message", "Begin");
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) };
}
