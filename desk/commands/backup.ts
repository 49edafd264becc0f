import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdirSync, statSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { sql } from "kysely";
import { getRetentionDays } from "#collections/site/retention.ts";
import { packFiles, unpackFiles } from "#server/backup/packed-files.ts";
import { deleteLeftovers, withScratch } from "#server/backup/scratch-folder.ts";
import { seal, unseal } from "#server/backup/sealed-file.ts";
import { day } from "#server/clock.ts";
import { assessClock, trustClock } from "#server/retention/clock-check.ts";
import { writeMilestone } from "#server/store/milestones.ts";
import { moveIntoPlace, setAside, stageCopies } from "#server/store/replace-file.ts";
import { lockSqlite, openSqlite } from "#server/store/sqlite.ts";
import { type AddCommand, type Desk, DeskError } from "../command.ts";
import { printOutcome } from "../print-table.ts";

const storeName = "otc.sqlite";
const dumpName = "otc.pgdump";
/** Without it the links in all e-mails sent so far are invalid. */
const keyName = "secret.key";
const ending = ".backup";
const run = promisify(execFile);

export const backup: AddCommand = (program, desk) => {
  program
    .command("backup")
    .description("an encrypted copy of everything that is kept, tried out, while the site runs")
    .argument(
      "[folder]",
      "where it is put, best on another machine or disk; BACKUP_DIR if left out",
    )
    .action((folder) => createBackup(folder, desk));
};

async function createBackup(named: string | undefined, desk: Desk) {
  const { store, settings, signal } = desk;
  const passphrase = passphraseOf(desk);
  const folder = named ?? settings.BACKUP_DIR;
  if (!folder)
    throw new DeskError(
      "No target folder. Pass one (npm run desk -- backup <folder>) or set BACKUP_DIR.",
    );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const now = Date.now();
  deleteLeftovers(now, folder);
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(":", "-");
  const file = resolve(folder, `otc-${stamp}${ending}`);
  const unfinished = `${file}.part`;

  await withScratch(async (scratch) => {
    const copy = settings.DATABASE_URL
      ? await dumpPostgres(settings.DATABASE_URL, join(scratch, dumpName))
      : join(scratch, storeName);
    if (!settings.DATABASE_URL) await sql`VACUUM INTO ${copy}`.execute(store.tables);
    stopIfAborted(signal);
    const key = join(settings.DATA_DIR, keyName);
    const files = [copy, ...(existsSync(key) ? [key] : [])];
    try {
      await seal(packFiles(files), unfinished, passphrase);
      stopIfAborted(signal);
      await verifyBackup(unfinished, passphrase);
      await rename(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
  });
  const clock = await assessClock(store.tables, now);
  await store.change((tables) => writeMilestone(tables, "backup", now));
  const deleted = clock.isBelieved ? await pruneBackups(folder, now) : 0;
  const bytes = statSync(file).size;
  const sentences = [
    `Kept as ${file} (${Math.ceil(bytes / 1024)} kB), and tried out.`,
    ...(deleted > 0 ? [`Old ones deleted: ${deleted}.`] : []),
    ...(clock.isBelieved ? [] : [`Old ones stay: ${clock.warning}`]),
    ...(isOnSameDisk(folder, settings.DATA_DIR)
      ? ["It is on the same disk as the site: copy it to another one."]
      : []),
  ];
  printOutcome(desk, { file, bytes, deleted }, sentences.join(" "));
}

/** @throws DeskError after Ctrl+C */
function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new DeskError("Stopped. No backup was made.");
}

export const restore: AddCommand = (program, desk) => {
  program
    .command("restore")
    .description("put a backup back in place; the site must be stopped")
    .argument("<file>", "one that backup made; what is there now is moved aside")
    .option("--unpack <folder>", "only write what is in it to a folder")
    .action((file, { unpack }) => restoreBackup(file, unpack, desk));
};

async function restoreBackup(from: string, unpackTo: string | undefined, desk: Desk) {
  const { settings } = desk;
  const passphrase = passphraseOf(desk);
  deleteLeftovers(Date.now());
  if (!existsSync(from)) throw new DeskError(`There is no ${from}.`);
  if (unpackTo) {
    mkdirSync(unpackTo, { recursive: true, mode: 0o700 });
    await unseal(from, unpackFiles(unpackTo), passphrase);
    return printOutcome(desk, { unpacked: resolve(unpackTo) }, `Unpacked to ${unpackTo}.`);
  }
  await withScratch(async (scratch) => {
    await unseal(from, unpackFiles(scratch), passphrase);
    const source = join(scratch, storeName);
    if (settings.DATABASE_URL || !existsSync(source)) {
      throw new DeskError("For PostgreSQL: restore --unpack <folder>, then pg_restore.");
    }
    await checkStore(source);
    await replaceStore(scratch, settings.DATA_DIR);
  });
  const sentence = `Restored from ${from}. What was there has "before-restore" in its name.`;
  printOutcome(desk, { restored: resolve(from) }, sentence);
}

async function replaceStore(from: string, folder: string): Promise<void> {
  const target = join(folder, storeName);
  if (isInUse(target)) throw new DeskError("The site is running. Stop it first.");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = [storeName, keyName]
    .map((name) => join(from, name))
    .filter((file) => existsSync(file));
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

/** Gives files to the owner of their folder, since root may have typed the command and the site is another user. */
function giveToOwner(files: readonly string[], folder: string): void {
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() === 0) for (const file of files) chownSync(file, uid, gid);
}

function passphraseOf({ settings }: Desk): string {
  if (settings.BACKUP_PASSPHRASE) return settings.BACKUP_PASSPHRASE;
  throw new DeskError(
    "Backups are encrypted, and BACKUP_PASSPHRASE is missing in .env. Make one with: openssl rand -base64 24 " +
      "and keep it elsewhere too: without it no backup can be read.",
  );
}

/** Restores a backup into a temporary folder. @throws DeskError when that fails */
function verifyBackup(file: string, passphrase: string): Promise<void> {
  return withScratch(async (scratch) => {
    await unseal(file, unpackFiles(scratch), passphrase);
    const dump = join(scratch, dumpName);
    // Reads the whole dump, as a restore would, and discards the statements.
    if (existsSync(dump)) await run("pg_restore", ["--file=/dev/null", dump]);
    else await checkStore(join(scratch, storeName));
  });
}

async function dumpPostgres(url: string, file: string): Promise<string> {
  // All users of the machine can read a process's arguments.
  const open = new URL(url);
  const password = open.searchParams.get("password") ?? decodeURIComponent(open.password);
  open.searchParams.delete("password");
  open.password = "";
  await run("pg_dump", ["--format=custom", `--file=${file}`, `--dbname=${open.href}`], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  return file;
}

/** Deletes expired backups, by the time in their names. */
async function pruneBackups(folder: string, now: number): Promise<number> {
  const oldest = new Date(now - getRetentionDays().backups * day).toISOString().slice(0, 10);
  const old = (await readdir(folder)).filter((name) => {
    const [, written] = /^otc-(\d{4}-\d\d-\d\d)T[\d-]+\.backup$/.exec(name) ?? [];
    return written !== undefined && written < oldest;
  });
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

/** With PostgreSQL the data folder need not exist. */
function isOnSameDisk(folder: string, dataFolder: string): boolean {
  return existsSync(dataFolder) && statSync(folder).dev === statSync(dataFolder).dev;
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

/** @throws DeskError when the file is damaged */
async function checkStore(file: string): Promise<void> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const health = database.prepare("PRAGMA integrity_check(1)").get()?.integrity_check;
    if (health !== "ok") throw new DeskError(`${file} is damaged: ${String(health)}`);
  } catch (error) {
    if (error instanceof DeskError) throw error;
    throw new DeskError(`${file} cannot be read: ${(error as Error).message}`);
  } finally {
    database.close();
  }
}
