import type { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { byName, countRows } from "./rows.ts";
import type { Schema } from "./schema.ts";
import type { Store, Tables } from "./store.ts";

/** Maximum parameters of one statement; PostgreSQL allows 65,535. */
const maxParameters = 20_000;

/** A copy that is not possible. Nothing was changed. */
export class CopyError extends Error {
  override name = "CopyError";
}

/**
 * Copies every row of a SQLite file into an empty PostgreSQL database in one transaction. Ids, moments and
 * counters stay the same. Returns the rows of each table, counted on both sides.
 * @param source must not be written to in the meantime
 * @param target has the tables of the same version
 * @throws CopyError when the target is not empty, refuses a row, or has another count afterwards
 */
export function copyTables(source: DatabaseSync, target: Store) {
  const names = tablesInOrder(source);
  return target.change(async (tables) => {
    // A site that starts on it waits until the copy is complete.
    await sql`LOCK TABLE ${sql.join(names.map((name) => sql.table(name)))} IN EXCLUSIVE MODE`.execute(
      tables,
    );
    // Two rows that the schema inserts.
    await tables.deleteFrom("receipt_counter").where("last_number", "=", 0).execute();
    await refuseRows(tables, names);
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, await copyTable(name, source, tables));
    return counts;
  });
}

/** The tables of the site, each after those that it references, by the store itself, so that none is forgotten. */
function tablesInOrder(source: DatabaseSync) {
  const rows = source
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .all() as { name: string }[];
  // Without SQLite's own tables and the mark of the schema, which the target has.
  const left = new Set(
    rows.map(({ name }) => name).filter((name) => !/^(?:sqlite_|store_schema$)/.test(name)),
  );
  const references = source.prepare('SELECT "table" AS name FROM pragma_foreign_key_list(?)');
  const inOrder: (keyof Schema)[] = [];
  while (left.size > 0) {
    const next = [...left].find((name) =>
      (references.all(name) as { name: string }[]).every(
        (candidate) => candidate.name === name || !left.has(candidate.name),
      ),
    );
    if (!next) throw new Error(`Circular references between tables: ${[...left].join(", ")}`);
    inOrder.push(next as keyof Schema);
    left.delete(next);
  }
  return inOrder;
}

async function refuseRows(tables: Tables, names: readonly (keyof Schema)[]): Promise<void> {
  const held: string[] = [];
  for (const name of names) {
    const count = await countRows(tables, name);
    if (count > 0) held.push(`${name} (${count})`);
  }
  if (held.length === 0) return;
  throw new CopyError(
    `The PostgreSQL database is not empty; there are rows in ${held.join(", ")}. Create a new one for the site.`,
  );
}

async function copyTable(name: keyof Schema, source: DatabaseSync, tables: Tables) {
  const max = Math.floor(
    maxParameters / source.prepare(`SELECT * FROM "${name}"`).columns().length,
  );
  let together: Record<string, unknown>[] = [];
  const write = async () => {
    if (together.length > 0)
      await byName(tables).insertInto<string>(name).values(together).execute();
    together = [];
  };
  try {
    for (const row of source.prepare(`SELECT * FROM "${name}"`).iterate()) {
      together.push(row);
      if (together.length >= max) await write();
    }
    await write();
  } catch (error) {
    throw new CopyError(`A row of ${name} was refused: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const before = source.prepare(`SELECT count(*) AS count FROM "${name}"`).get()?.count;
  const after = await countRows(tables, name);
  if (before !== after) {
    throw new CopyError(`${name} has ${before} rows in SQLite and ${after} in PostgreSQL.`);
  }
  return after;
}
