import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** The tables; writable inside a change only. */
export type Tables = Kysely<Schema>;

/** Deleted data is still in the log, because another program reads an old snapshot. */
export class LogInUseError extends Error {
  override name = "LogInUseError";

  constructor() {
    super("Another program reads the store, so its log still holds what was deleted.");
  }
}

/** The store. SQLite and PostgreSQL behave alike: see `store.contract.ts`. */
export interface Store {
  /** For reading; a write here would have no transaction. */
  readonly tables: Tables;
  /** Its location for logs, without user or password. */
  readonly place: string;
  /**
   * Runs work in a transaction and resolves once it is on disk. The work must only query its tables: others
   * may wait for it.
   * @throws what the work throws (its writes are rolled back), or the engine's error when nothing was stored
   */
  change<Result>(work: (tables: Tables) => Promise<Result>): Promise<Result>;
  /**
   * Overwrites deleted data in unused pages and in the log. Takes as long as a copy of the store, and blocks
   * writers.
   * @throws LogInUseError when another program prevents emptying the log
   */
  scrub(): Promise<void>;
  /** The same after a purge, where the engine does not overwrite at once. Absent for SQLite, which does. */
  scrubPurged?(): Promise<void>;
  /** Clock of the store's machine, in milliseconds since 1970, for several servers. Absent for SQLite. */
  clock?(): Promise<number>;
  /** Writes the log into the main file and closes the store. */
  close(): Promise<void>;
}
