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
import { committedBuilds } from "./committed-builds.ts";

/**
 * Makes the next build in a folder of its own, and then exchanges the link to it in one step: a proxy or a server finds
 * the whole of one build at every moment, also during a build and after a faulty change.
 * @param link what everybody opens, such as `build`
 * @param folder on the same disk; holds a folder for the build that is linked, one for the build before it, and those of
 * the last committed states, to which the site can be put back
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
  keepOnly(folder, [linked, ...committedBuilds(folder)]);
  const next = join(folder, nextNumber(folder));
  mkdirSync(next);
  try {
    await make(next, linked);
    linkBuild(link, next);
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
export function linkedBuild(link: string): string | undefined {
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  return existsSync(link) ? join(dirname(link), readlinkSync(link)) : undefined;
}

function keepOnly(folder: string, exceptions: readonly (string | undefined)[]): void {
  const names = exceptions.map((path) => path && basename(path));
  for (const name of readdirSync(folder)) {
    if (!names.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Past all that are there: the one that is linked may be older than others. */
const nextNumber = (folder: string) =>
  String(1 + Math.max(0, ...readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0)));

/**
 * Leads the link to a build, in one step: renaming a link over another leaves no moment without one.
 * @param next folder of a complete build, beside which the link is
 */
export function linkBuild(link: string, next: string): void {
  const made = `${link}.next`;
  rmSync(made, { recursive: true, force: true });
  symlinkSync(relative(dirname(link), next), made, "junction");
  // A folder of another kind of build, or on Windows any link, is not replaced by renaming.
  const isInTheWay = !lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink();
  if (isInTheWay || process.platform === "win32") rmSync(link, { recursive: true, force: true });
  renameSync(made, link);
}
