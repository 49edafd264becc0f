import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";

/**
 * Makes the next build in a folder of its own, and then exchanges the link to it in one step: a proxy or a server finds
 * the whole of one build at every moment, also during a build and after a faulty change.
 * @param link what everybody opens, such as `build`
 * @param folder on the same disk; holds a folder for the build that is linked, and one for the build before it
 * @param make fills the next build. @param previous the build that is linked, if there is one
 * @throws what `make` throws; the build that is linked stays
 */
export async function replaceBuild(
  link: string,
  folder: string,
  make: (next: string, previous: string | undefined) => Promise<void>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const linked = linkedBuild(link);
  // A program that still runs from the build before may load parts of it until now.
  keepOnly(folder, [linked]);
  const next = join(folder, numberAfter(linked));
  mkdirSync(next);
  try {
    await make(next, linked);
    exchange(link, next);
  } catch (error) {
    discard(next);
    throw error;
  }
}

/** Threads of a build that has failed may still write there; what they leave goes with the next one. */
function discard(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  } catch {
    // The reason of the failure is what people must see.
  }
}

/** The folder behind the link. @returns undefined when there is none */
function linkedBuild(link: string): string | undefined {
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  return existsSync(link) ? join(dirname(link), readlinkSync(link)) : undefined;
}

function keepOnly(folder: string, kept: readonly (string | undefined)[]): void {
  const names = kept.map((path) => path && basename(path));
  for (const name of readdirSync(folder)) {
    if (!names.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

const numberAfter = (build: string | undefined) =>
  String(build ? Number.parseInt(basename(build), 10) + 1 : 1);

/** Renaming a link over another leaves no moment without one. */
function exchange(link: string, next: string): void {
  const made = `${link}.next`;
  rmSync(made, { recursive: true, force: true });
  symlinkSync(relative(dirname(link), next), made, "junction");
  // A folder of another kind of build, or on Windows any link, is not replaced by renaming.
  const isInTheWay = !lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink();
  if (isInTheWay || process.platform === "win32") rmSync(link, { recursive: true, force: true });
  renameSync(made, link);
}
