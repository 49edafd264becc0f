import { closeSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { Kysely, SqliteDialect, sql } from "kysely";
import { StartError } from "#server/environment.ts";
import { groupCommits, isBusy } from "./group-commit.ts";
import { makeFolder } from "./make-folder.ts";
import { outage, watchOutages } from "./outage.ts";
import { prepareTables, refuseOther } from "./prepare-tables.ts";
import type { Schema } from "./schema.ts";
import { LogInUseError, type Store, type Tables } from "./store.ts";

/** How long to wait for another process that is writing, in milliseconds. */
const usualPatience = 4000;
/** How long SQLite itself waits once the store is open, in milliseconds: nothing else happens meanwhile. */
const busyTimeout = 5;
const maxPreparedStatements = 200;

/**
 * Opens the store in one file, and creates it if needed. `synchronous = FULL` with a
 * write-ahead log flushes each commit, so it survives a power cut as far as the disk does. Not for network
 * file systems.
 * @param patience how long to wait for another process, in milliseconds
 * @throws StartError when the file is damaged, locked for too long, may not be written, or was made with
 *   another schema; such a file is not changed
 */
export async function openSqlite(file: string, patience = usualPatience): Promise<Store> {
  try {
    makeFolder(dirname(file));
    // Personal data. The folder may exist with other permissions; the log inherits those of the file.
    closeSync(openSync(file, "a", 0o600));
  } catch (error) {
    const reason = (error as Error).message;
    throw new StartError(
      `No records can be kept: ${reason}. Set DATA_DIR to a folder that this user may write to.`,
    );
  }
  try {
    refuseOtherFile(file);
  } catch (error) {
    throw error instanceof StartError ? error : damageOf(file, error);
  }
  const database = new DatabaseSync(file, { timeout: patience });
  try {
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;" +
        // Overwrites deleted data, and writes no temporary copies to disk.
        "PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY;",
    );
    const health = database.prepare("PRAGMA quick_check(1)").get()?.quick_check;
    if (health !== "ok") throw new Error(String(health).replaceAll(/\s+/g, " "));
  } catch (error) {
    database.close();
    throw damageOf(file, error);
  }

  const tables = new Kysely<Schema>({
    dialect: watchOutages(new SqliteDialect({ database: asKyselyExpects(database) })),
  });
  const commits = groupCommits(tables, patience);
  const waitInSqlite = (milliseconds: number) =>
    database.exec(`PRAGMA busy_timeout = ${milliseconds}`);
  waitInSqlite(busyTimeout);
  try {
    await commits.change(async (tables) =>
      prepareTables(tables, await tablesOf(tables), { place: file, home: "file" }),
    );
  } catch (error) {
    await tables.destroy();
    throw error;
  }

  const opened = identityOf(file);
  return {
    tables,
    place: file,
    async change(work) {
      const result = await commits.change(work);
      // SQLite continues to write to a deleted file, whose data is lost at the end.
      if (identityOf(file) !== opened) {
        throw outage(new Error(`The store ${file} was moved or deleted. Restart the site.`));
      }
      return result;
    },
    async scrub() {
      await commits.idle();
      await tables.connection().execute(async (connection) => {
        try {
          waitInSqlite(patience);
          await sql`VACUUM`.execute(connection);
          // Short tries, between which a busy site goes on: one long try would keep its writers waiting for all of it.
          waitInSqlite(Math.ceil(patience / 5));
          const empty = sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`;
          let isInUse = true;
          for (let tries = 0; isInUse && tries < 20; tries += 1) {
            if (tries > 0) await setTimeout(patience / 20);
            isInUse = (await empty.execute(connection)).rows[0]?.busy === 1;
          }
          if (isInUse) throw new LogInUseError();
        } finally {
          waitInSqlite(busyTimeout);
        }
      });
    },
    async close() {
      await commits.idle();
      // On a full disk the log stays beside the file, complete, and the next process goes on with it.
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(tables).catch(() => undefined);
      await tables.destroy();
    },
  };
}

/** Sentence for staff about a file that cannot be opened. */
function damageOf(file: string, error: unknown): StartError {
  const { message, errcode = 11 } = error as Error & { errcode?: number };
  // SQLITE_CORRUPT and SQLITE_NOTADB.
  const isDamaged = [11, 26].includes(errcode % 256);
  const what = `The store ${file} ${isDamaged ? "is damaged" : "cannot be opened"}: ${message}.`;
  return new StartError(
    isDamaged ? `${what} Put the newest backup in its place, by docs/how-to/backups.md.` : what,
  );
}

const tableNames =
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";

async function tablesOf(tables: Tables): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(tableNames).execute(tables);
  return rows.map(({ name }) => name);
}

/**
 * Looks at a file that is there before anything may write to it. Without a log the file is all there is, and is read
 * so that SQLite makes no files beside it.
 * @throws StartError when it was made with another schema
 */
export function refuseOtherFile(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return;
  const hasLog = (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
  const address = pathToFileURL(file);
  if (!hasLog) address.searchParams.set("immutable", "1");
  using database = new DatabaseSync(address, { readOnly: true });
  const names = database
    .prepare(tableNames)
    .all()
    .map(({ name }) => name);
  // Another process is making it at this moment.
  if (names.length === 0) return;
  const mark = names.includes("store_schema")
    ? database.prepare("SELECT mark FROM store_schema").get()?.mark
    : undefined;
  refuseOther(mark, file);
}

function identityOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.dev} ${stats.ino}` : "none";
}

/** Adapts node:sqlite to the interface of better-sqlite3, which Kysely expects. */
function asKyselyExpects(database: DatabaseSync) {
  const prepare = (text: string) => {
    const statement = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
      run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
      iterate: (values: readonly unknown[]) =>
        statement.iterate(...(values as SQLInputValue[])) as IterableIterator<unknown>,
    };
  };
  // Reusing prepared statements saves a fifth of a small change.
  const statements = new Map<string, ReturnType<typeof prepare>>();
  return {
    close: () => database.close(),
    prepare(text: string) {
      let statement = statements.get(text);
      if (!statement) {
        if (statements.size >= maxPreparedStatements) statements.clear();
        statement = prepare(text);
        statements.set(text, statement);
      }
      return statement;
    },
  };
}

/**
 * Locks a store exclusively until the result is closed. An empty log (`-wal`) does not prove that
 * the site is stopped, because each office command empties it. Opening also recovers what a killed
 * process left in the log.
 * @returns undefined when another process has it open
 * @throws when it is too damaged to be opened
 */
export function lockSqlite(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return database;
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}
