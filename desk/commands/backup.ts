import { execFile } from "node:child_process";
import { existsSync, statSync, writeFileSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { sql } from "kysely";
import { getRetentionDays } from "#collections/site/retention.ts";
import { packFiles } from "#server/backup/packed-files.ts";
import { deleteLeftovers, withScratch } from "#server/backup/scratch-folder.ts";
import { type OpeningKeys, seal } from "#server/backup/sealed-file.ts";
import { day } from "#server/clock.ts";
import { listDrafts } from "#server/newsletter/drafts.ts";
import { assessClock } from "#server/retention/clock-check.ts";
import { makeFolder } from "#server/store/make-folder.ts";
import { writeMilestone } from "#server/store/milestones.ts";
import { type AddCommand, type Desk, DeskError } from "../command.ts";
import { printOutcome } from "../print-table.ts";
import {
  countRows,
  countsName,
  dumpName,
  keyName,
  storeName,
  verifyBackup,
} from "./verify-backup.ts";

const run = promisify(execFile);

export const backup: AddCommand = (program, desk) => {
  program
    .command("backup")
    .description("an encrypted copy of everything that is kept, tried out, while the site runs")
    .argument("[folder]", "where it is put, best on another disk; BACKUP_DIR if left out")
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
  makeFolder(folder);
  const now = Date.now();
  deleteLeftovers(now, folder);
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(":", "-");
  const file = resolve(folder, `otc-${stamp}.backup`);
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
    const drafts = listDrafts(settings.DATA_DIR).filter(({ isOurs }) => isOurs);
    const files = [copy, counts, ...[key].filter(existsSync), ...drafts.map(({ file }) => file)];
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

function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new DeskError("Stopped. No backup was made.");
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
