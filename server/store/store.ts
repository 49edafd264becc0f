import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** The tables, to be read or, inside a change, written. */
export type Tables = Kysely<Schema>;

/** What was deleted is gone from the store, but its log still holds it: another program reads an old state. */
export class LogInUseError extends Error {
  override name = "LogInUseError";

  constructor() {
    super("Another program reads the store, so its log still holds what was deleted.");
  }
}

/** Where everything is kept. SQLite and PostgreSQL answer alike; `store.contract.ts` holds them to it. */
export interface Store {
  /** For reading only; a write here would stand outside any transaction of its own. */
  readonly tables: Tables;
  /** Where it is kept, fit for people and logs: without user or password. */
  readonly place: string;
  /**
   * Runs a piece of work in a transaction and returns once it is on the disk.
   * The work must do nothing but query the tables it is given: others may wait for it to end.
   * @throws whatever the work throws (its writes are undone), or the engine's error when nothing was kept
   */
  change<Result>(work: (tables: Tables) => Promise<Result>): Promise<Result>;
  /**
   * Overwrites what was deleted: no byte of it is left in pages that are no longer used, or in the log. Takes
   * as long as copying everything, and others wait meanwhile.
   * @throws LogInUseError when another program keeps the log from being emptied
   */
  scrub(): Promise<void>;
  /**
   * What the machine of the store holds for the time, in milliseconds since 1970, for servers on several machines
   * that share it. Left out where there is only one machine.
   */
  clock?(): Promise<number>;
  /** Brings everything into the main file and lets go of it. */
  close(): Promise<void>;
}
