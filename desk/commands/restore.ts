import { chownSync, cpSync, existsSync, globSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { unpackFiles } from "#server/backup/packed-files.ts";
import { deleteLeftovers, withScratch } from "#server/backup/scratch-folder.ts";
import { unseal } from "#server/backup/sealed-file.ts";
import { draftFolder } from "#server/newsletter/drafts.ts";
import { trustClock } from "#server/retention/purge.ts";
import { makeFolder } from "#server/store/make-folder.ts";
import { moveIntoPlace, setAside, stageCopies } from "#server/store/replace-file.ts";
import { lockSqlite, openSqlite } from "#server/store/sqlite.ts";
import { type AddCommand, type Desk, DeskError } from "../command.ts";
import { printOutcome } from "../print-table.ts";
import { checkStore, identityHelp, keyName, openingKeys, storeName } from "./verify-backup.ts";

export const restore: AddCommand = (program, desk) => {
  program
    .command("restore")
    .description("put a backup back in place; the site must be stopped")
    .argument("<file>", "one that backup made; what is there now is moved aside")
    .option("--unpack <folder>", "only write what is in it to a folder")
    .option("--identity <file>", identityHelp)
    .action((file, { unpack, identity }) => restoreBackup(file, { unpack, identity }, desk));
};

async function restoreBackup(
  from: string,
  { unpack: unpackTo, identity }: { unpack?: string | undefined; identity?: string | undefined },
  desk: Desk,
) {
  const { settings } = desk;
  const keys = openingKeys(desk, identity);
  deleteLeftovers(Date.now());
  if (!statSync(from, { throwIfNoEntry: false })?.isFile())
    throw new DeskError(`There is no file ${from}.`);
  if (unpackTo) {
    makeFolder(unpackTo);
    await unseal(from, unpackFiles(unpackTo), keys);
    return printOutcome(desk, { unpacked: resolve(unpackTo) }, `Unpacked to ${unpackTo}.`);
  }
  await withScratch(async (scratch) => {
    await unseal(from, unpackFiles(scratch), keys);
    const source = join(scratch, storeName);
    if (settings.DATABASE_URL || !existsSync(source)) {
      throw new DeskError("For PostgreSQL: restore --unpack <folder>, then pg_restore.");
    }
    await checkStore(source);
    await replaceStore(scratch, settings.DATA_DIR);
    restoreDrafts(scratch, settings.DATA_DIR);
  });
  const sentence = `Restored from ${from}. What was there has "before-restore" in its name.`;
  printOutcome(desk, { restored: resolve(from) }, sentence);
}

async function replaceStore(from: string, folder: string): Promise<void> {
  const target = join(folder, storeName);
  if (isInUse(target)) throw new DeskError("The site is running. Stop it first.");
  makeFolder(folder);
  const files = [storeName, keyName].map((name) => join(from, name)).filter(existsSync);
  const staged = stageCopies(files, folder);
  const stamp = Date.now();
  // The log of a damaged store must not be applied to the restored one.
  for (const end of ["-wal", "-shm"]) setAside(`${target}${end}`, "restore", stamp);
  for (const file of staged) moveIntoPlace(file, "restore", stamp);
  const store = await openSqlite(target);
  try {
    // An old backup must not look like a jump of the clock.
    await trustClock(store, stamp);
  } finally {
    await store.close();
  }
  giveToOwner(staged, folder);
}

/** Brings newsletters back that were being written; one of the same name that is there stays. */
function restoreDrafts(from: string, folder: string): void {
  const names = globSync("*.md", { cwd: from });
  if (names.length === 0) return;
  const target = join(folder, draftFolder);
  makeFolder(target);
  for (const name of names) cpSync(join(from, name), join(target, name), { force: false });
  giveToOwner([dirname(target), target, ...names.map((name) => join(target, name))], folder);
}

/** Gives files to the owner of their folder, since root may have typed the command and the site is another user. */
function giveToOwner(files: readonly string[], folder: string): void {
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() === 0) for (const file of files) chownSync(file, uid, gid);
}

/** Tells whether a process uses the store. A store too damaged to open can be replaced. */
function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    const held = lockSqlite(file);
    held?.close();
    return !held;
  } catch {
    return false;
  }
}
