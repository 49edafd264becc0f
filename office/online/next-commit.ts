import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { EditError } from "#collections/content-file.ts";
import { slugOf } from "#collections/formats/slug.ts";
import { git, gitWith } from "./git.ts";

/** Who puts something online, as the history names them. */
export interface Author {
  name: string;
  /** Where the sign-in knows one; else it is made of the name. */
  email?: string | undefined;
}

/** The commit that the folder of the site is to show; kept by this name until it does. */
export const nextRef = "refs/office/next";

/**
 * The tree of the last commit with some files as they are on disk. Folder, branch and index stay as they are, and so does
 * every other file that was changed.
 */
export async function treeWith(root: string, files: readonly string[]): Promise<string> {
  const index = resolve(root, await git(root, "rev-parse", "--git-path", "office-index"));
  const own = { GIT_INDEX_FILE: index };
  rmSync(index, { force: true });
  try {
    await gitWith(root, own, "read-tree", "HEAD");
    await gitWith(root, own, "add", "--all", "--", ...files);
    return await gitWith(root, own, "write-tree");
  } finally {
    rmSync(index, { force: true });
  }
}

/**
 * The tree of the last commit without what an earlier commit changed.
 * @throws EditError that names the files which were changed since in the same place
 */
export async function treeWithout(root: string, commit: string): Promise<string> {
  // Two commits beside each other, of which that one is the base: so nothing is checked out, and nothing has to be cleaned.
  const beside = (tree: string) =>
    gitWith(root, committer, "commit-tree", tree, "-p", commit, "-m", "Beside");
  const [now, before] = [await beside("HEAD^{tree}"), await beside(`${commit}^^{tree}`)];
  const typed = ["merge-tree", "--write-tree", "--name-only", "--no-messages", now, before];
  try {
    return await git(root, ...typed);
  } catch (error) {
    const { stdout = "" } = error as { stdout?: string };
    const names = new Set(stdout.split("\n").slice(1).filter(Boolean));
    if (names.size === 0) throw error;
    throw new EditError(
      `This cannot be put back by itself: ${[...names].join(", ")} was changed since in the same place.`,
    );
  }
}

/**
 * Makes a commit, to which the branch does not move yet.
 * @param host of e-mail addresses that are made of names, e.g. `example.org`
 * @param parent where the branch is
 */
export function commitTree(
  root: string,
  tree: string,
  { words, author, host, parent }: { words: string; author: Author; host: string; parent: string },
): Promise<string> {
  const name = author.name.trim();
  const address = author.email ?? (name.includes("@") ? name : undefined);
  const email = address ?? `${slugOf(name) || "office"}@office.${host}`;
  const by = { ...committer, GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email };
  return gitWith(root, by, "commit-tree", tree, "-p", parent, "-m", words.trim());
}

const committer = {
  GIT_AUTHOR_NAME: "OTC office",
  GIT_AUTHOR_EMAIL: "office@localhost",
  GIT_COMMITTER_NAME: "OTC office",
  GIT_COMMITTER_EMAIL: "office@localhost",
};

/**
 * Moves the branch to a commit, and lets the index follow in these files; what else is staged stays staged, and no file on
 * disk changes.
 * @throws Error when the branch is not where the commit began
 */
export async function moveBranch(
  root: string,
  {
    branch,
    from,
    to,
    files,
  }: { branch: string; from: string; to: string; files: readonly string[] },
): Promise<void> {
  await git(root, "update-ref", "-m", "office: put online", branch, to, from);
  await followIndex(root, files);
}

/** Takes files into the index as they are in the last commit. */
export async function followIndex(root: string, files: readonly string[]): Promise<void> {
  if (files.length > 0) await git(root, "reset", "--quiet", "--", ...files);
}

/** Files in which two commits or trees differ. */
export async function filesBetween(root: string, from: string, to: string): Promise<string[]> {
  const names = await git(root, "diff-tree", "-r", "-z", "--name-only", "--no-renames", from, to);
  return names.split("\0").filter(Boolean);
}
