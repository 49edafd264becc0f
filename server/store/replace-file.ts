import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  utimesSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Renames a file next to its place, until it is purged by age (`content/site/retention.yaml`), which starts
 * at `now`. Returns its new path; undefined when there is no such file.
 */
export function setAside(file: string, why: "restore" | "move", now: number): string | undefined {
  if (!existsSync(file)) return undefined;
  const aside = asidePath(file, why, now);
  renameSync(file, aside);
  utimesSync(aside, now / 1000, now / 1000);
  return aside;
}

const asidePath = (file: string, why: "restore" | "move", now: number) =>
  `${file}.before-${why}-${now}`;

/**
 * Copies files next to their places in a folder, flushed to disk, so that `moveIntoPlace` only renames.
 * Returns the places.
 * @throws when the disk is full; the copies are removed
 */
export function stageCopies(files: readonly string[], folder: string): string[] {
  const places = files.map((file) => join(folder, basename(file)));
  try {
    for (const [at, file] of files.entries()) {
      const part = stagedPath(places[at] as string);
      copyFileSync(file, part);
      flush(part, "r+");
    }
    return places;
  } catch (error) {
    for (const place of places) rmSync(stagedPath(place), { recursive: true, force: true });
    throw error;
  }
}

const stagedPath = (place: string) => `${place}.part`;

/**
 * Moves a staged file into its place. The replaced file stays next to it, as with `setAside`. After a crash
 * at any moment one of the two is in the place, complete; on a disk without hard links the other may be half
 * a copy.
 * @throws when the old file cannot be preserved; then it stays in place
 */
export function moveIntoPlace(place: string, why: "restore" | "move", now: number): void {
  if (existsSync(place)) {
    const aside = asidePath(place, why, now);
    linkOrCopy(place, aside);
    utimesSync(aside, now / 1000, now / 1000);
  }
  renameSync(stagedPath(place), place);
  flush(dirname(place), "r");
}

/** Error codes of a disk without hard links. */
const withoutHardLinks = new Set<string | undefined>(["EPERM", "ENOTSUP", "EOPNOTSUPP", "EXDEV"]);

/** Creates a hard link, or a copy on a disk without hard links. */
function linkOrCopy(place: string, aside: string): void {
  try {
    linkSync(place, aside);
  } catch (error) {
    if (!withoutHardLinks.has((error as NodeJS.ErrnoException).code)) throw error;
    // Removes a partial copy.
    copyFileSync(place, aside, constants.COPYFILE_EXCL);
    flush(aside, "r+");
  }
}

/** Flushes a file, or the names in a folder, to disk. */
function flush(path: string, flags: "r" | "r+"): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
