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
import { lacksHardLinks } from "./hard-links.ts";

/**
 * Takes a file out of the way and leaves it beside its place, until its age has it deleted
 * (`content/site/retention.yaml`).
 * @param why stands in its new name
 * @param now milliseconds since 1970; its age counts from here
 * @returns its new path; undefined when there is no such file
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
 * Copies files into a folder, beside the places that they are to take there and onto the disk itself, so that
 * `moveIntoPlace` moves names only.
 * @returns the places
 * @throws when the disk is full; then nothing is left of them
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
 * Puts a file that was brought beside a place into it. What stood there stays beside it, as `setAside` leaves
 * it. Whenever the machine stops, one of the two stands in the place, and whole; on a disk without hard links what is
 * beside it may then be half a copy of what still stands there.
 * @throws when what stands there cannot be kept; then it stays where it is
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

/** Gives a file a second name, or copies it onto a disk on which no file has two. */
function linkOrCopy(place: string, aside: string): void {
  try {
    linkSync(place, aside);
  } catch (error) {
    if (!lacksHardLinks(error)) throw error;
    // A copy that fails half-way takes itself away.
    copyFileSync(place, aside, constants.COPYFILE_EXCL);
    flush(aside, "r+");
  }
}

/** Waits until the disk has a file, or the names in a folder. */
function flush(path: string, flags: "r" | "r+"): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
