import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder anew. What was there stays aside until the new one is whole, and comes back where it never becomes so:
 * whoever publishes a mistake can still start the site as it was.
 * @param aside on the same disk; holds the old folder meanwhile, also when the work is killed
 * @param make fills the folder
 * @throws whatever `make` throws
 */
export function keepOldBuild(folder: string, aside: string, make: () => void): void {
  // What lies aside already is whole, and the folder is what a killed build left of the next one.
  if (existsSync(folder) && !existsSync(aside)) {
    mkdirSync(dirname(aside), { recursive: true });
    renameSync(folder, aside);
  }
  rmSync(folder, { recursive: true, force: true });
  try {
    make();
  } catch (error) {
    if (existsSync(aside)) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(aside, folder);
    }
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}
