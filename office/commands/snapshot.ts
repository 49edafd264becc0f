import { execFile } from "node:child_process";
import { closeSync, fsyncSync, openSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { sql } from "kysely";
import { makeFolder } from "#server/store/make-folder.ts";
import { writeMilestone } from "#server/store/milestones.ts";
import { homeOfCopies } from "#server/store/restored.ts";
import type { Store } from "#server/store/store.ts";
import { OfficeError } from "../office-error.ts";
import type { AddCommand, Office } from "./command.ts";
import { printOutcome } from "./print.ts";

const run = promisify(execFile);

export const snapshot: AddCommand = (program, office) => {
  program
    .command("snapshot")
    .description("copies the whole store into one file while the site runs, for a backup")
    .argument("<file>", "where it is put; there must be none yet")
    .action((file) => takeSnapshot(resolve(file), office));
};

async function takeSnapshot(file: string, office: Office) {
  const { store, settings } = office;
  createEmpty(file);
  try {
    if (settings.DATABASE_URL) await dumpPostgres(settings.DATABASE_URL, file);
    else await copySqlite(store, file);
    flush(file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  await store.change((tables) => writeMilestone(tables, "snapshot", Date.now()));
  const bytes = statSync(file).size;
  printOutcome(
    office,
    { file, bytes },
    `The whole store is in ${file} (${Math.ceil(bytes / 1024)} kB), readable by this user alone.`,
  );
}

/** Reserves the name, for this user alone, before anything is written. @throws OfficeError when it is taken */
function createEmpty(file: string): void {
  makeFolder(dirname(file));
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new OfficeError(`${file} is there already. Name another file, or remove it first.`);
  }
}

/** The copy says that it is one: when it is opened, it leaves a gap in the receipt numbers. */
async function copySqlite({ tables }: Store, file: string): Promise<void> {
  await sql`VACUUM INTO ${file}`.execute(tables);
  using copy = new DatabaseSync(file);
  copy.prepare("UPDATE store_schema SET home = ?").run(homeOfCopies);
}

async function dumpPostgres(url: string, file: string): Promise<void> {
  // All users of the machine can read a process's arguments.
  const open = new URL(url);
  const password = open.searchParams.get("password") ?? decodeURIComponent(open.password);
  open.searchParams.delete("password");
  open.password = "";
  try {
    await run("pg_dump", ["--format=custom", `--file=${file}`, `--dbname=${open.href}`], {
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    });
  } catch (error) {
    const { code, stderr = "" } = error as NodeJS.ErrnoException & { stderr?: string };
    throw new OfficeError(
      code === "ENOENT"
        ? "pg_dump is missing, which copies PostgreSQL. Install the client of its version: apt-get install postgresql-client"
        : `pg_dump could not copy the store: ${stderr.trim()}`,
    );
  }
}

/** So that what is read next, by restic or another program, is on the disk. */
function flush(file: string): void {
  const handle = openSync(file, "r+");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
