import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { StartError } from "#server/environment.ts";
import { settleAt } from "./restored.ts";
import type { Tables } from "./store.ts";

/** The statements of `schema.sql`, one at a time: SQLite prepares only the first of several. */
function readStatements(): string[] {
  const file = readFileSync(join(import.meta.dirname, "schema.sql"), "utf8");
  return file
    .replaceAll(/^\s*--.*$/gm, "")
    .split(/;\s*$/m)
    .map((statement) => statement.trim().replaceAll(/\s+/g, " "))
    .filter(Boolean);
}

/** What a store notes of the schema that it was made with; other words in a comment are no other schema. */
function schemaMark(statements = readStatements()): string {
  return createHash("sha256").update(statements.join(";")).digest("hex").slice(0, 16);
}

/**
 * Creates the tables of an empty store, refuses one that was made with another schema, and notes when it was restored.
 * Run it inside a change, which other processes wait for: then a store is made once.
 * @param names of the tables that are there
 * @param place for people
 * @param home see `settleAt`
 * @throws StartError for another schema; nothing was changed
 */
export async function prepareTables(
  tables: Tables,
  names: readonly string[],
  { place, home }: { place: string; home: string },
) {
  const statements = readStatements();
  if (names.length === 0) {
    for (const statement of statements) await sql.raw(statement).execute(tables);
    await tables
      .insertInto("store_schema")
      .values({ mark: schemaMark(statements), home })
      .execute();
    return;
  }
  const mark = names.includes("store_schema")
    ? (await tables.selectFrom("store_schema").select("mark").executeTakeFirst())?.mark
    : undefined;
  refuseOther(mark, place);
  await settleAt(tables, home, Date.now());
}

/** @throws StartError unless it is the mark of this schema */
export function refuseOther(mark: unknown, place: string): void {
  if (mark === schemaMark()) return;
  throw new StartError(
    `The store ${place} was made by another version of the site, whose tables are others. It was left as it is. ` +
      "Start that version, or begin with an empty store; see docs/how-to/update-and-roll-back.md.",
  );
}
