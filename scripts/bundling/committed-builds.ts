import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** In the folder of a build: the Git tree that it was made of. It is written last, so what has it is complete. */
const treeFile = ".otc-tree";

/** For how many committed states a build stays, so that the site can be put back to them at once. */
const statesKept = 5;

/** What goes into a build; `node_modules` and settings are no part of the history. */
export const buildInputs = [
  "app",
  "collections",
  "content",
  "office",
  "public",
  "scripts",
  "server",
  "package.json",
  "package-lock.json",
];

/** Notes in a build which committed state it shows, where the project is as it is in its history. */
export function noteTree(build: string, root = "."): void {
  const tree = committedTree(root);
  if (tree) writeFileSync(join(build, treeFile), tree);
}

/** The tree of the last commit. @returns undefined without a history, or while something differs from it */
function committedTree(root: string): string | undefined {
  if (!existsSync(join(root, ".git"))) return undefined;
  const git = (...typed: string[]) =>
    execFileSync("git", ["--no-optional-locks", ...typed], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  try {
    if (git("status", "--porcelain", "--", ...buildInputs) !== "") return undefined;
    return git("rev-parse", "HEAD^{tree}");
  } catch {
    // Without Git, or in the folder of another user, a build is only not one to return to.
    return undefined;
  }
}

/** The tree of a complete build; undefined when it shows no committed state. */
export function treeOf(build: string | undefined): string | undefined {
  const file = build && join(build, treeFile);
  return file && existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** The newest build of each of the last committed states, newest first. */
export function committedBuilds(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const newestFirst = names.sort((a, b) => Number(b) - Number(a));
  const builds = new Map<string, string>();
  for (const build of newestFirst.map((name) => join(folder, name))) {
    const tree = treeOf(build);
    if (tree && !builds.has(tree)) builds.set(tree, build);
  }
  return [...builds.values()].slice(0, statesKept);
}
