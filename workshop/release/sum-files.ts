import { createHash } from "node:crypto";
import { createReadStream, existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/**
 * Returns SHA-256 checksums by path, sorted. A link counts as the file it leads to.
 * @param names files and folders; those that do not exist are left out
 * @throws for what cannot be read as a file, such as a link to a folder
 */
export async function sumFiles(
  folder: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const filesIn = (path: string): string[] =>
    lstatSync(join(folder, path)).isDirectory()
      ? readdirSync(join(folder, path)).flatMap((name) => filesIn(`${path}/${name}`))
      : [path];
  const paths = names.filter((name) => existsSync(join(folder, name))).flatMap(filesIn);
  const sums = new Map<string, string>();
  for (const path of paths.toSorted()) {
    const hash = createHash("sha256");
    await pipeline(createReadStream(join(folder, path)), hash);
    sums.set(path, hash.digest("hex"));
  }
  return sums;
}
