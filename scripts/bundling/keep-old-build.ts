import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Rebuilds a folder. The old one is moved aside until the new one is complete and restored when the build fails, so
 * that the site can still start after a faulty change.
 * @param aside on the same disk; holds the old folder during the build, also when the process is killed
 * @param make fills the folder
 * @throws any error of `make`
 */
export async function keepOldBuild(
  folder: string,
  aside: string,
  make: () => Promise<void>,
): Promise<void> {
  restoreBuild(folder, aside);
  if (existsSync(folder)) {
    mkdirSync(dirname(aside), { recursive: true });
    renameSync(folder, aside);
  }
  try {
    await make();
  } catch (error) {
    restoreBuild(folder, aside);
    throw error;
  }
  // Renamed first, then deleted: a kill in between leaves no partly deleted build to be restored.
  const rubbish = `${aside}-rubbish`;
  rmSync(rubbish, { recursive: true, force: true });
  if (existsSync(aside)) renameSync(aside, rubbish);
  rmSync(rubbish, { recursive: true, force: true });
}

/**
 * Restores the old build when the next one was interrupted: while it exists aside, it is complete and the folder in its
 * place is not.
 */
function restoreBuild(folder: string, aside: string): void {
  if (!existsSync(aside)) return;
  rmSync(folder, { recursive: true, force: true });
  renameSync(aside, folder);
}
