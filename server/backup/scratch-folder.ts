import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Prefix of temporary folders with unencrypted copies. */
const prefix = "otc-backup-";

const unfinished = /^otc-[\dT-]+\.backup\.part$/;

/** In milliseconds; younger leftovers may belong to a running command. */
const maxScratchAge = 12 * 3_600_000;

/** Runs work with a private temporary folder, which is deleted afterwards, also when the process exits. */
export async function withScratch<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", clear);
  try {
    return await work(folder);
  } finally {
    process.off("exit", clear);
    clear();
  }
}

/** Deletes what killed commands left behind: temporary folders and unfinished backups. */
export function deleteLeftovers(now: number, backups?: string): void {
  const left = [
    ...filesOf(tmpdir(), (name) => name.startsWith(prefix)),
    ...(backups ? filesOf(backups, (name) => unfinished.test(name)) : []),
  ];
  for (const path of left) {
    // Another command may delete its folder at the same time.
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
