import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { Kysely, SqliteDialect } from "kysely";
import { type Environment, EnvironmentError } from "#server/environment.ts";
import { outage } from "./outage.ts";
import { openPostgres } from "./postgres.ts";
import type { Schema } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "./store.ts";

/**
 * Opens the store: PostgreSQL with DATABASE_URL, else SQLite in DATA_DIR. With PAGES_ONLY there is none, and
 * every change rejects.
 * @throws EnvironmentError when the store was moved to PostgreSQL and DATABASE_URL is missing
 */
export async function openStore(
  environment: Pick<Environment, "DATABASE_URL" | "DATA_DIR" | "PAGES_ONLY">,
): Promise<Store> {
  const { DATABASE_URL, DATA_DIR, PAGES_ONLY } = environment;
  if (PAGES_ONLY) return noStore();
  if (DATABASE_URL) return openPostgres(DATABASE_URL);
  const file = join(DATA_DIR, "otc.sqlite");
  refuseMoved(file);
  return openSqlite(file);
}

/** A new, empty store in place of a moved one would split the data unnoticed. */
function refuseMoved(file: string): void {
  const [moved] = existsSync(file) ? [] : globSync(`${file}.before-move-*`);
  if (!moved) return;
  throw new EnvironmentError([
    "DATABASE_URL is missing, and the records were moved to PostgreSQL. Add the line DATABASE_URL=postgres://… " +
      `(or, to go back to what was before the move, rename ${moved} to ${file})`,
  ]);
}

/** Refuses everything, as a store does whose disk is gone, so that forms are answered with 503 and what was typed. */
function noStore(): Store {
  const refuse = () =>
    Promise.reject(outage(new Error("This process hands out pages only (PAGES_ONLY).")));
  const tables = new Kysely<Schema>({ dialect: new SqliteDialect({ database: refuse }) });
  return {
    tables,
    place: "no place (PAGES_ONLY)",
    change: refuse,
    scrub: refuse,
    close: async () => undefined,
  };
}
