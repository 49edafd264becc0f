import { copyFileSync, existsSync, mkdirSync, renameSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { type AddCommand, type Desk, DeskError } from "../command.ts";
import { printOutcome } from "../print-table.ts";

const storeName = "otc.sqlite";
/** Without it the links in all mails sent so far are worthless. */
const keyName = "secret.key";

export const backup: AddCommand = (program, desk) => {
  program
    .command("backup")
    .description("copy everything that is kept, while the site runs")
    .argument("[folder]", "where its new folder is made; DATA_DIR/backups when left out")
    .action((folder) => makeBackup(folder, desk));
};

async function makeBackup(parent: string | undefined, desk: Desk) {
  const { store, settings } = desk;
  if (settings.DATABASE_URL) throw new DeskError("PostgreSQL is backed up with pg_dump.");
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const folder = resolve(parent ?? join(settings.DATA_DIR, "backups"), stamp);
  // Personal data: for the owner of the process only.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, storeName);
  await sql`VACUUM INTO ${file}`.execute(store.tables);
  const key = join(settings.DATA_DIR, keyName);
  if (existsSync(key)) copyFileSync(key, join(folder, keyName));
  checkStore(file);
  const bytes = statSync(file).size;
  const sentence = `Copied to ${folder} (${Math.ceil(bytes / 1024)} kB) and checked.`;
  printOutcome(desk, { folder, bytes }, sentence);
}

export const restore: AddCommand = (program, desk) => {
  program
    .command("restore")
    .description("put a backup back in place; the site must be stopped")
    .argument("<folder>", "one that backup made; what is there now is moved aside")
    .action((folder) => restoreBackup(folder, desk));
};

async function restoreBackup(from: string, desk: Desk) {
  const { settings } = desk;
  if (settings.DATABASE_URL) throw new DeskError("PostgreSQL is restored with pg_restore.");
  const source = join(from, storeName);
  if (!existsSync(source)) throw new DeskError(`There is no ${storeName} in ${from}.`);
  checkStore(source);
  const target = join(settings.DATA_DIR, storeName);
  if (isInUse(target)) throw new DeskError("The site is running. Stop it first.");
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o700 });
  const stamp = Date.now();
  const moveAside = (name: string) => {
    const file = join(settings.DATA_DIR, name);
    if (existsSync(file)) renameSync(file, `${file}.before-restore-${stamp}`);
  };
  // The log of the old store must not be taken for one of the new.
  for (const name of [storeName, `${storeName}-wal`, `${storeName}-shm`]) moveAside(name);
  copyFileSync(source, target);
  if (existsSync(join(from, keyName))) {
    moveAside(keyName);
    copyFileSync(join(from, keyName), join(settings.DATA_DIR, keyName));
  }
  checkStore(target);
  const sentence = `Restored from ${from}. What was there has "before-restore" in its name.`;
  printOutcome(desk, { restored: resolve(from) }, sentence);
}

/**
 * Whether any process holds the store. Its log says nothing about that: each command of the desk empties
 * it, also while the site runs. Looking works what an abrupt end left in the log into the store.
 */
function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file);
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK");
    return false;
  } catch (error) {
    // SQLITE_BUSY; a store too damaged to be opened serves nobody and may be replaced.
    return (error as { errcode?: number }).errcode === 5;
  } finally {
    database.close();
  }
}

/** @throws DeskError when the file is damaged */
function checkStore(file: string): void {
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
