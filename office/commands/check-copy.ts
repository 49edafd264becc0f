import { execFile } from "node:child_process";
import { closeSync, openSync, readSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { spokenTime } from "#server/clock.ts";
import { refuseOther } from "#server/store/prepare-tables.ts";
import { refuseOtherFile } from "#server/store/sqlite.ts";
import { OfficeError } from "../office-error.ts";
import type { AddCommand, Office } from "./command.ts";
import { printOutcome } from "./print.ts";

const run = promisify(execFile);

export const checkCopy: AddCommand = (program, office) => {
  program
    .command("check-copy")
    .description(
      "whether a copy of the store is whole and of this version, before it becomes the store",
    )
    .argument("<file>", "a snapshot, where the backup was unpacked; it is not changed")
    .action((file) => check(resolve(file), office));
};

async function check(file: string, office: Office): Promise<void> {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new OfficeError(`${file} is a folder: name the snapshot in it. Nothing was changed.`);
  }
  const start = firstBytes(file, 16);
  if (start.startsWith("PGDMP")) {
    await checkDump(file);
    return printOutcome(office, { file }, `${file} is whole and of this version.`);
  }
  if (!start.startsWith("SQLite format 3")) {
    throw new OfficeError(`${file} is no copy of a store. Nothing was changed.`);
  }
  const { newest, ...counts } = checkSqlite(file);
  const { messages, subscribers, donations } = counts;
  printOutcome(
    office,
    { file, ...counts, newest },
    `${file} is whole and of this version. Messages: ${messages}; subscribers: ${subscribers}; ` +
      `donations: ${donations}${newest ? `; the newest of ${spokenTime(newest)}` : ""}.`,
  );
}

function firstBytes(file: string, length: number): string {
  try {
    const handle = openSync(file, "r");
    const bytes = Buffer.alloc(length);
    readSync(handle, bytes, 0, length, 0);
    closeSync(handle);
    return bytes.toString("latin1");
  } catch (error) {
    throw new OfficeError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

const newestOf = (column: string, table: string) => `SELECT max(${column}) AS at FROM ${table}`;

/** @throws OfficeError when a page of it is damaged; StartError when it was made with another schema */
function checkSqlite(file: string) {
  try {
    refuseOtherFile(file);
    const address = pathToFileURL(file);
    address.searchParams.set("immutable", "1");
    using copy = new DatabaseSync(address, { readOnly: true });
    const health = copy.prepare("PRAGMA integrity_check(1)").get()?.integrity_check;
    if (health !== "ok") throw new OfficeError(damage(file, String(health)));
    const count = (table: string) =>
      Number(copy.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count);
    const moments = [
      newestOf("received_at", "contact_messages"),
      newestOf("created_at", "subscribers"),
      newestOf("created_at", "donations"),
    ].map((query) => Number(copy.prepare(query).get()?.at ?? 0));
    return {
      messages: count("contact_messages"),
      subscribers: count("subscribers"),
      donations: count("donations"),
      newest: Math.max(...moments),
    };
  } catch (error) {
    // SQLITE_CORRUPT and SQLITE_NOTADB.
    const { errcode, message } = error as Error & { errcode?: number };
    if ([11, 26].includes((errcode ?? 0) % 256)) throw new OfficeError(damage(file, message));
    throw error;
  }
}

const damage = (file: string, reason: string) =>
  `${file} is damaged: ${reason.replaceAll(/\s+/g, " ")}. Take another backup. Nothing was changed.`;

/** Reads the whole dump, and from it the mark of the schema. */
async function checkDump(file: string): Promise<void> {
  const read = async (...options: string[]) => (await run("pg_restore", [...options, file])).stdout;
  try {
    await read("--file=/dev/null");
    const rows = await read("--data-only", "--table=store_schema", "--file=-");
    refuseOther(/^COPY .*\n(\w+)/m.exec(rows)?.[1], file);
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code === "ENOENT") {
      throw new OfficeError("pg_restore is missing: apt-get install postgresql-client");
    }
    if (stderr === undefined) throw error;
    throw new OfficeError(damage(file, stderr.trim()));
  }
}
