import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { type Environment, EnvironmentError } from "#server/environment.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "./store.ts";

/**
 * Opens the store that the environment asks for: PostgreSQL with DATABASE_URL, else SQLite in DATA_DIR.
 * @throws EnvironmentError when everything was moved to PostgreSQL and DATABASE_URL was forgotten
 */
export async function openStore(
  environment: Pick<Environment, "DATABASE_URL" | "DATA_DIR">,
): Promise<Store> {
  const { DATABASE_URL, DATA_DIR } = environment;
  if (DATABASE_URL) return openPostgres(DATABASE_URL);
  const file = join(DATA_DIR, "otc.sqlite");
  refuseMoved(file);
  return openSqlite(file);
}

/** An empty store in the place of one that was moved would look well, and what people sent would lie in two places. */
function refuseMoved(file: string): void {
  const [moved] = existsSync(file) ? [] : globSync(`${file}.before-move-*`);
  if (!moved) return;
  throw new EnvironmentError([
    "DATABASE_URL is missing, and the records were moved to PostgreSQL. Add the line DATABASE_URL=postgres://… " +
      `(or, to go back to what was before the move, rename ${moved} to ${file})`,
  ]);
}
