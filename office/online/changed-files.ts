import { picturesNamed } from "#collections/images/images-in-use.ts";
import { git } from "./git.ts";

/**
 * Files of the content that differ from the last commit. A new picture that no file names is none of them: it may be a
 * portrait without consent.
 */
export async function changedFiles(root: string): Promise<string[]> {
  const options = ["--porcelain=v1", "-z", "--untracked-files=all", "--no-renames"];
  const status = await git(root, "status", ...options, "--", "content", "public");
  const lines = status.split("\0").filter(Boolean);
  const isNewPicture = (line: string) => newPicture.test(line);
  const named = lines.some(isNewPicture) ? picturesNamed(root) : new Set();
  return lines
    .filter((line) => !isNewPicture(line) || named.has(line.slice(3 + "public".length)))
    .map((line) => line.slice(3));
}

/** A line of what Git says of a picture that was never published. */
const newPicture =
  /^(\?\?|A.) public\/(team|photographs|images|files)\/.*\.(jpe?g|png|webp|avif|pdf)$/i;
