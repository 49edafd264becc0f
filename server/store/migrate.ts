import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Tables } from "./store.ts";

const folder = join(import.meta.dirname, "migrations");

/**
 * Brings the tables up to date. The caller holds a lock and an open transaction, so that two servers
 * that start at once do not run the same file twice and a failing file leaves nothing behind.
 * @returns names of the files that were run now
 * @throws when the store was written by a newer version of the site
 */
export async function migrate(tables: Tables, now: number): Promise<string[]> {
  await sql`CREATE TABLE IF NOT EXISTS migrations (
    name TEXT NOT NULL PRIMARY KEY, applied_at BIGINT NOT NULL
  )`.execute(tables);
  const applied = await sql<{ name: string }>`SELECT name FROM migrations`.execute(tables);
  const done = new Set(applied.rows.map(({ name }) => name));
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();

  const unknown = [...done].filter((name) => !files.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `The store was written by a newer version of the site: ${unknown.join(", ")} is not known here.`,
    );
  }

  const pending = files.filter((name) => !done.has(name));
  for (const name of pending) {
    for (const statement of statementsOf(readFileSync(join(folder, name), "utf8"))) {
      await sql.raw(statement).execute(tables);
    }
    await sql`INSERT INTO migrations (name, applied_at) VALUES (${name}, ${now})`.execute(tables);
  }
  return pending;
}

/** One statement at a time, because SQLite prepares only the first of several. */
function statementsOf(file: string): string[] {
  return file
    .replace(/^\s*--.*$/gm, "")
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
