import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, SqliteDialect, sql } from "kysely";
import { groupCommits } from "./group-commit.ts";
import { migrate } from "./migrate.ts";
import type { Schema } from "./schema.ts";
import { LogInUseError, type Store, type Tables } from "./store.ts";

/** How long one process waits for another that is writing, in milliseconds. */
const busyTimeout = 5000;
const maxPreparedStatements = 200;

/**
 * Opens the store in one file, which is made if need be, and brings its tables up to date.
 * `synchronous = FULL` with a write-ahead log flushes at each commit, so a commit survives a power cut
 * as far as the disk keeps its word. Not for network file systems.
 * @param file path of the database
 * @param patience how long to wait for another process, in milliseconds
 * @throws when the file is damaged, locked for too long, or written by a newer version of the site
 */
export async function openSqlite(file: string, patience = busyTimeout): Promise<Store> {
  // Personal data lies here: for the owner of the process only.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // The folder may have been there before, open to others; the log takes its permissions from the file.
  closeSync(openSync(file, "a", 0o600));
  const database = new DatabaseSync(file, { timeout: patience });
  try {
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;" +
        // What is deleted is overwritten, and copies that sorting makes stay off the disk.
        "PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY;",
    );
    const health = database.prepare("PRAGMA quick_check(1)").get()?.quick_check;
    if (health !== "ok") throw new Error(`The store ${file} is damaged: ${String(health)}`);
  } catch (error) {
    database.close();
    throw error;
  }

  const tables = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: asKyselyExpects(database) }),
  });
  const commits = groupCommits(tables);
  try {
    await commits.change(migrate);
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
      // SQLite goes on writing into a file that has no name any more; what is kept there is lost at the end.
      if (identityOf(file) !== opened) {
        throw new Error(`The store ${file} was moved or deleted. Start the site anew.`);
      }
      return result;
    },
    async scrub() {
      await commits.idle();
      await tables.connection().execute(async (one) => {
        await sql`VACUUM`.execute(one);
        await truncateLog(one);
      });
    },
    async close() {
      await commits.idle();
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(tables);
      await tables.destroy();
    },
  };
}

/** @throws LogInUseError when another process reads an old state for longer than `busyTimeout` */
async function truncateLog(tables: Tables): Promise<void> {
  const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(tables);
  if (rows[0]?.busy) throw new LogInUseError();
}

/** Which file lies at a path; another one there has another number. */
function identityOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.dev} ${stats.ino}` : "none";
}

/** Kysely speaks to better-sqlite3; node:sqlite has the same calls in other shapes. */
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
  // The same few statements run over and over; preparing them once saves a fifth of a small change.
  const known = new Map<string, ReturnType<typeof prepare>>();
  return {
    close: () => database.close(),
    prepare(text: string) {
      let statement = known.get(text);
      if (!statement) {
        if (known.size >= maxPreparedStatements) known.clear();
        statement = prepare(text);
        known.set(text, statement);
      }
      return statement;
    },
  };
}
