import { join } from "node:path";
import type { Environment } from "#server/environment.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "./store.ts";

/** Opens the store that the environment asks for: PostgreSQL with DATABASE_URL, else SQLite in DATA_DIR. */
export function openStore(
  environment: Pick<Environment, "DATABASE_URL" | "DATA_DIR">,
): Promise<Store> {
  return environment.DATABASE_URL
    ? openPostgres(environment.DATABASE_URL)
    : openSqlite(join(environment.DATA_DIR, "otc.sqlite"));
}
