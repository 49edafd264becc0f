import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/** A copy of the project that may be changed and thrown away. */
export interface ScratchCopy extends Disposable {
  /** The project. */
  folder: string;
  /** A folder beside it, for backups. */
  backupFolder: string;
}

/** Belongs to this machine and not to the project. The cache of the build is copied: it saves a minute. */
const leftOut = new Set([
  ".git",
  ".env",
  ".react-router",
  "build",
  "data",
  "node_modules",
  "lab/node_modules",
  "workshop/node_modules",
  "test-results",
  // Contains absolute paths of the original folder.
  ".cache/editor",
]);

/** Copies the project with its uncommitted changes. @param root its folder */
export function copyProject(root: string): ScratchCopy {
  const whole = mkdtempSync(join(tmpdir(), "otc-first-day-"));
  const folder = join(whole, "site");
  const isWanted = (path: string) => !leftOut.has(relative(root, path).replaceAll("\\", "/"));
  cpSync(root, folder, { recursive: true, filter: isWanted });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  return {
    folder,
    backupFolder: join(whole, "backups"),
    [Symbol.dispose]: () => rmSync(whole, { recursive: true, force: true, maxRetries: 5 }),
  };
}
