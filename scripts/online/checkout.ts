import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildInputs } from "../bundling/committed-builds.ts";

/** Held by everything that builds in a folder, or changes what is checked out in it. */
export const buildLock = ".cache/build.lock";

/** Whether the process that started this one holds that lock. */
export const isLockHanded = process.env.OTC_BUILD_LOCK === "handed";

/** Names the commit that was there before another one was checked out to be built. */
const noteOf = (root: string) => join(root, ".cache/checkout-before");

/** Runs Git in a folder and returns its output. @throws Error with what Git says */
export function gitIn(root: string, ...typed: readonly string[]): string {
  const output = execFileSync("git", ["--no-optional-locks", ...typed], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  return output.trim();
}

/**
 * Checks a commit out until its pages stand: `restoreCheckout` goes back to the commit of before, also after this process
 * was killed, and `keepCheckout` stays.
 */
export function tryCheckout(root: string, commit: string): void {
  writeFileSync(noteOf(root), gitIn(root, "rev-parse", "HEAD"));
  gitIn(root, "checkout", "--quiet", "--detach", commit);
}

export function keepCheckout(root: string): void {
  rmSync(noteOf(root), { force: true });
}

/** Goes back, file by file, to the commit that was there before one that was never kept, if there is such a one. */
export function restoreCheckout(root: string): void {
  const note = noteOf(root);
  if (!existsSync(note)) return;
  const before = readFileSync(note, "utf8");
  // A process that was killed may have left the lock of the index, and files that are half written.
  if (before) {
    rmSync(join(root, ".git/index.lock"), { force: true });
    gitIn(root, "checkout", "--quiet", "--force", "--detach", before);
    gitIn(root, "clean", "--quiet", "--force", "-d", "--", ...buildInputs);
  }
  rmSync(note, { force: true });
}
