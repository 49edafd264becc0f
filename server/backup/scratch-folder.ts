import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** How the names of the folders begin in which copies lie while they are made or tried. */
const beginning = "otc-backup-";

/** A backup that is being written. */
const unfinished = /^otc-[\dT-]+\.backup\.part$/;

/** What is younger may belong to a command that still runs; milliseconds. */
const maxScratchAge = 12 * 3_600_000;

/**
 * A folder for the owner of the process only, deleted afterwards, also when the process ends in between: what
 * lies in it is not encrypted.
 */
export async function withScratch<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), beginning));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", clear);
  try {
    return await work(folder);
  } finally {
    process.off("exit", clear);
    clear();
  }
}

/**
 * Deletes what commands left that were killed, or lost their power: folders as above, with copies that are not
 * encrypted, and unfinished backups.
 * @param now milliseconds since 1970
 * @param backups folder of the backups
 */
export function deleteLeftovers(now: number, backups?: string): void {
  const left = [
    ...filesOf(tmpdir(), (name) => name.startsWith(beginning)),
    ...(backups ? filesOf(backups, (name) => unfinished.test(name)) : []),
  ];
  for (const path of left) {
    // Another command may have ended meanwhile and have taken its folder with it.
    const state = lstatSync(path, { throwIfNoEntry: false });
    const isOurs = state?.uid === process.getuid?.();
    if (state && isOurs && state.mtimeMs < now - maxScratchAge) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

const filesOf = (folder: string, isWanted: (name: string) => boolean) =>
  readdirSync(folder)
    .filter(isWanted)
    .map((name) => join(folder, name));
