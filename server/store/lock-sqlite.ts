import { DatabaseSync } from "node:sqlite";

/** SQLite's error code for a locked store. */
const busy = 5;

/**
 * Locks a store exclusively until the result is closed. An empty log (`-wal`) does not prove that the site is
 * stopped, because each desk command empties it. Opening also recovers what a killed process left in the log.
 * @param file path of an existing store
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
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
}
