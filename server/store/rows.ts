import type { Insertable, Kysely, Updateable } from "kysely";
import type { Row, Schema } from "./schema.ts";
import type { Tables } from "./store.ts";

type Table = keyof Schema;

/** Values of columns; null matches an empty one. */
type Match<Name extends Table> = Partial<Row<Name>>;

/** The same tables by any name: Kysely's types do not follow the name of a table through a parameter. */
export const byName = (tables: Tables) =>
  tables as unknown as Kysely<Record<string, Record<string, unknown>>>;

/** @throws TypeError for an undefined value, which Kysely would leave out: the condition would match more rows */
function known<Values extends object>(match: Values): Values {
  if (Object.values(match).includes(undefined))
    throw new TypeError("A value to match is undefined.");
  return match;
}

export function findRow<Name extends Table>(tables: Tables, table: Name, match: Match<Name>) {
  const query = byName(tables).selectFrom<string>(table).selectAll();
  const row = query.where(({ and }) => and(known(match))).executeTakeFirst();
  return row as Promise<Row<Name> | undefined>;
}

/** Counts rows by the values of their columns. PostgreSQL returns counts as text. */
export async function countRows<Name extends Table>(
  tables: Tables,
  table: Name,
  match: Match<Name> = {},
): Promise<number> {
  const query = byName(tables)
    .selectFrom<string>(table)
    .select(({ fn }) => fn.countAll<number | string>().as("count"));
  const { count } = await query.where(({ and }) => and(known(match))).executeTakeFirstOrThrow();
  return Number(count);
}

/** Changes the rows that match, inside a change. Returns the first as it is now, if there is one. */
export function updateRow<Name extends Table>(
  tables: Tables,
  table: Name,
  match: Match<Name>,
  set: Updateable<Schema[Name]>,
): Promise<Row<Name> | undefined> {
  const query = byName(tables)
    .updateTable<string>(table)
    .set(set as Record<string, unknown>);
  const changed = query
    .where(({ and }) => and(known(match)))
    .returningAll()
    .executeTakeFirst();
  return changed as Promise<Row<Name> | undefined>;
}

/** Inserts a row. Run it inside a change. */
export async function insertRow<Name extends Table>(
  tables: Tables,
  table: Name,
  row: Insertable<Schema[Name]>,
): Promise<void> {
  await byName(tables)
    .insertInto<string>(table)
    .values(row as Record<string, unknown>)
    .execute();
}

/** Inserts unless these columns have its values already; then undefined. Run it inside a change. */
export function insertNewRow<Name extends Table>(
  tables: Tables,
  table: Name,
  row: Insertable<Schema[Name]>,
  unique: readonly (keyof Schema[Name] & string)[],
): Promise<Row<Name> | undefined> {
  const inserted = byName(tables)
    .insertInto<string>(table)
    .values(row as Record<string, unknown>)
    .onConflict((conflict) => conflict.columns(unique).doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted as Promise<Row<Name> | undefined>;
}

/** Run it inside a change. */
export async function deleteRows<Name extends Table>(
  tables: Tables,
  table: Name,
  match: Match<Name>,
): Promise<void> {
  await byName(tables)
    .deleteFrom<string>(table)
    .where(({ and }) => and(known(match)))
    .execute();
}
