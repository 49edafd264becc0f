import { DatabaseSync } from "node:sqlite";

/** SQLite's number for a store that another process holds. */
const busy = 5;

/**
 * Takes a store for oneself alone. Until the result is closed, nobody else can open it.
 *
 * Whether the log beside the store (`-wal`) is empty does not say whether the site runs: each command of the desk
 * empties it too. Only the lock tells. Opening the store also writes into it what a process that was killed had
 * left in the log.
 * @param file path of the store; must exist
 * @returns undefined when another process holds it
 * @throws when it is too damaged to be opened
 */
export function lockSqlite(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return database;
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
}
