import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder anew. What was there stays aside until the new one is whole, and comes back where it never becomes so:
 * whoever publishes a mistake can still start the site as it was.
 * @param aside on the same disk; holds the old folder meanwhile, also when the work is killed
 * @param make fills the folder
 * @throws whatever `make` throws
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
  // It loses its name at once and its files after that: whoever is killed in between leaves no half of a build that
  // somebody would bring back.
  const rubbish = `${aside}-rubbish`;
  rmSync(rubbish, { recursive: true, force: true });
  if (existsSync(aside)) renameSync(aside, rubbish);
  rmSync(rubbish, { recursive: true, force: true });
}

/**
 * Brings the build of before back where the next one was ended half-way: as long as it lies aside, it is whole, and
 * what stands in its place is not.
 */
function restoreBuild(folder: string, aside: string): void {
  if (!existsSync(aside)) return;
  rmSync(folder, { recursive: true, force: true });
  renameSync(aside, folder);
}
