import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Finds symbolic links among files and folders that are published. The build would follow them and publish any file of
 * its machine, such as `.env` or the store, from a change that looks harmless.
 */
export function findSymbolicLinks(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats?.isSymbolicLink()) return [path];
    if (!stats?.isDirectory()) return [];
    return findSymbolicLinks(readdirSync(path).map((name) => join(path, name)));
  });
}
