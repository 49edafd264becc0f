import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { type Environment, EnvironmentError } from "#server/environment.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "./store.ts";

/**
 * Opens the store: PostgreSQL with DATABASE_URL, else SQLite in DATA_DIR.
 * @throws EnvironmentError when the store was moved to PostgreSQL and DATABASE_URL is missing
 */
export async function openStore(
  environment: Pick<Environment, "DATABASE_URL" | "DATA_DIR">,
): Promise<Store> {
  const { DATABASE_URL, DATA_DIR } = environment;
  // Its driver is loaded only where it is used.
  if (DATABASE_URL) return (await import("./postgres.ts")).openPostgres(DATABASE_URL);
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
