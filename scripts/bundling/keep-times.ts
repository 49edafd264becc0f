import { type Dirent, readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

/**
 * Gives each file that is the same as in the build before the time of that one. File servers make tags of time and size,
 * by which browsers ask whether their copy is still good; a build must not call all of them old. Every other file gets
 * the time of this build.
 * @param now in milliseconds
 */
export function keepTimes(previous: string | undefined, next: string, now = Date.now()): void {
  // Whole seconds: a finer time is not copied exactly.
  const built = Math.floor(now / 1000);
  const files = readdirSync(next, { recursive: true, withFileTypes: true }).filter(isFile);
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    const before = previous && timeOfSame(join(previous, file.slice(next.length)), file);
    const time = before || built;
    utimesSync(file, time, time);
  }
}

const isFile = (entry: Dirent) => entry.isFile();

/** Time of a file in seconds; undefined when it has not the bytes of the other, or is not there. */
function timeOfSame(file: string, copy: string): number | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size !== statSync(copy).size) return undefined;
  return readFileSync(file).equals(readFileSync(copy)) ? stats.mtimeMs / 1000 : undefined;
}
