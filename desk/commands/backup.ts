import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { sql } from "kysely";
import { getRetentionDays } from "#collections/site/retention.ts";
import { packFiles, unpackFiles } from "#server/backup/packed-files.ts";
import { deleteLeftovers, withScratch } from "#server/backup/scratch-folder.ts";
import { type OpeningKeys, seal, unseal } from "#server/backup/sealed-file.ts";
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
/** Rows by table, which a drill compares with those that it restored. */
const countsName = "counts.json";
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
  const lock = await lockOf(desk);
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
    const counts = join(scratch, countsName);
    writeFileSync(counts, JSON.stringify(await countRows(scratch)), { mode: 0o600 });
    const key = join(settings.DATA_DIR, keyName);
    const files = [copy, counts, ...(existsSync(key) ? [key] : [])];
    try {
      await seal(packFiles(files), unfinished, lock);
      stopIfAborted(signal);
      await verifyBackup(unfinished, lock);
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
  if (!existsSync(from)) throw new DeskError(`There is no ${from}.`);
  if (unpackTo) {
    mkdirSync(unpackTo, { recursive: true, mode: 0o700 });
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

/** Keys to seal with, and one to try the file out. */
async function lockOf({ settings }: Desk): Promise<OpeningKeys & { recipients?: string[] }> {
  const { BACKUP_RECIPIENT, BACKUP_PASSPHRASE } = settings;
  if (BACKUP_RECIPIENT) {
    // For this one check; it is written nowhere, so the server cannot read its backup later.
    const once = await generateIdentity();
    return { recipients: [BACKUP_RECIPIENT, await identityToRecipient(once)], identities: [once] };
  }
  if (BACKUP_PASSPHRASE) return { passphrase: BACKUP_PASSPHRASE };
  throw new DeskError(
    "Backups are encrypted, and BACKUP_RECIPIENT is missing in .env. Make a key on another machine with: " +
      "age-keygen -o otc-backup.key, and keep that file: without it no backup can be read.",
  );
}

export const identityHelp = "the file with the private key that belongs to BACKUP_RECIPIENT";

/** @param identityFile as age-keygen writes it; without one, the passphrase of the settings */
export function openingKeys({ settings }: Desk, identityFile: string | undefined): OpeningKeys {
  if (identityFile) {
    if (!existsSync(identityFile)) throw new DeskError(`There is no ${identityFile}.`);
    return { identities: readFileSync(identityFile, "utf8").match(/^AGE-SECRET-KEY-\S+/gm) ?? [] };
  }
  if (settings.BACKUP_PASSPHRASE) return { passphrase: settings.BACKUP_PASSPHRASE };
  throw new DeskError(
    "Add --identity <file> with the private key that belongs to BACKUP_RECIPIENT.",
  );
}

/**
 * Restores a backup into a temporary folder.
 * @returns how many rows it holds
 * @throws DeskError when it is damaged or holds other rows than when it was made
 */
export function verifyBackup(file: string, keys: OpeningKeys): Promise<number> {
  return withScratch(async (scratch) => {
    await unseal(file, unpackFiles(scratch), keys);
    const restored = await countRows(scratch);
    const kept = readFileSync(join(scratch, countsName), "utf8");
    if (JSON.stringify(restored) !== kept) {
      throw new DeskError(`${file} holds ${JSON.stringify(restored)}, and was made of ${kept}.`);
    }
    return Object.values(restored).reduce((sum, rows) => sum + rows, 0);
  });
}

/** Checks the whole copy or dump in a folder, and counts its rows by table. @throws DeskError when it is damaged */
async function countRows(folder: string): Promise<Record<string, number>> {
  const dump = join(folder, dumpName);
  if (!existsSync(dump)) return checkStore(join(folder, storeName));
  // Reads the whole dump, as a restore would.
  const restoring = spawn("pg_restore", ["--data-only", "--file=-", dump], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(restoring, "close");
  const counts: Record<string, number> = {};
  let table: string | undefined;
  for await (const line of createInterface(restoring.stdout)) {
    const begun = /^COPY (?:\w+\.)?"?(\w+)"? .*FROM stdin;$/.exec(line)?.[1];
    if (line === "\\.") table = undefined;
    else if (table !== undefined) counts[table] = (counts[table] ?? 0) + 1;
    else if (begun) {
      table = begun;
      counts[begun] = 0;
    }
  }
  const [code] = await ended;
  if (code !== 0) throw new DeskError(`pg_restore cannot read the dump; it ended with ${code}.`);
  return counts;
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

/** Counts the rows of a store by table. @throws DeskError when the file is damaged */
async function checkStore(file: string): Promise<Record<string, number>> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const health = database.prepare("PRAGMA integrity_check(1)").get()?.integrity_check;
    if (health !== "ok") throw new DeskError(`${file} is damaged: ${String(health)}`);
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    return Object.fromEntries(
      tables.map(({ name }) => {
        const [row] = database.prepare(`SELECT count(*) AS rows FROM "${name}"`).all();
        return [name, Number(row?.rows)];
      }),
    );
  } catch (error) {
    if (error instanceof DeskError) throw error;
    throw new DeskError(`${file} cannot be read: ${(error as Error).message}`);
  } finally {
    database.close();
  }
}
