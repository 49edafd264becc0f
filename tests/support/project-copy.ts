import { execFile } from "node:child_process";
import { cpSync, existsSync, globSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { countActivity } from "./activity-counts.ts";

const run = promisify(execFile);

/** Everything that goes into a build. */
const parts = ["app", "collections", "content", "office", "public", "scripts", "server"];
/** What builds remember: a copy whose code is the same need not bundle it again. */
const remembered = ["code", "cards", "compressed-for-tests"].map((name) => join(".cache", name));

/**
 * Copies the project into a folder, so that a test may change and build it.
 * @param more folders that the test needs besides
 */
export function copyProject(root: string, { more = [] as string[], remembers = true } = {}): void {
  const files = globSync("*.{json,ts,md}");
  const caches = remembers ? remembered.filter((path) => existsSync(path)) : [];
  for (const path of [...parts, ...more, ...files, ...caches]) {
    cpSync(path, join(root, path), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
}

/** Makes a build for tests in such a copy. */
export const buildForTests = [process.execPath, "scripts/build.ts", "--for-tests"] as const;
/** Makes the build that visitors get. */
export const buildForVisitors = [process.execPath, "scripts/build.ts"] as const;

export async function buildCopy(
  root: string,
  [program, ...parameters]: typeof buildForTests | typeof buildForVisitors = buildForTests,
): Promise<void> {
  countActivity("sites built from a copy");
  await run(program, parameters, { cwd: root });
}
