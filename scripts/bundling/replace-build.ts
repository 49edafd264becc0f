import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";

/**
 * Makes the next build in a folder of its own and exchanges the two when it is complete, so that
 * the site can start at any moment, also during a build and after a faulty change.
 * @param aside on the same disk; holds the next build in `next/`, for a moment the old one in
 * `before/`
 */
export async function replaceBuild(
  folder: string,
  aside: string,
  make: (next: string) => Promise<void>,
): Promise<void> {
  const next = `${aside}/next`;
  const before = `${aside}/before`;
  // A kill between the two renames leaves the old build aside and nothing in its place; prepare.mjs knows it too.
  if (!existsSync(folder) && existsSync(before)) renameSync(before, folder);
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  try {
    await make(next);
    if (existsSync(folder)) renameSync(folder, before);
    renameSync(next, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
