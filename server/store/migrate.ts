import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { StartError } from "#server/environment.ts";
import type { Tables } from "./store.ts";

const folder = join(import.meta.dirname, "migrations");

/**
 * Migrates the tables. On PostgreSQL Kysely's lock separates two servers that start at once; SQLite has none,
 * so the caller holds an open transaction.
 * @throws when a migration fails; StartError when the store was written by a newer version of the site
 */
export async function migrate(tables: Tables): Promise<void> {
  const provider = { getMigrations: async () => readMigrations() };
  const { error } = await new Migrator({ db: tables, provider }).migrateToLatest();
  if (error instanceof Error && /migration \S+ is missing$/.test(error.message)) {
    throw new StartError(
      `The store was written by a newer version of the site: ${error.message}. Start that version, or see docs/how-to/update-and-roll-back.md.`,
    );
  }
  if (error) throw error;
}

function readMigrations(): Record<string, Migration> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        async up(tables) {
          // One statement at a time: SQLite prepares only the first of several.
          const file = readFileSync(join(folder, name), "utf8").replace(/^\s*--.*$/gm, "");
          for (const statement of file.split(/;\s*$/m)) {
            if (statement.trim() !== "") await sql.raw(statement).execute(tables);
          }
        },
      },
    ]),
  );
}
