import { type RawBuilder, sql } from "kysely";
import type { Row } from "./schema.ts";
import type { Store } from "./store.ts";

/** Rows of a table that are due at a stored moment, worked through by several processes. */
export interface DueRows<Table extends "outbox" | "donations"> {
  table: Table;
  /** Column of the moment. A worker that claims a row postpones it. */
  due: keyof Row<Table> & string;
  /** Column that counts the claims. */
  claims: keyof Row<Table> & string;
  /** Selects the rows that wait. */
  waits: RawBuilder<unknown>;
  /** Maximum delay, in milliseconds. A later moment was written by a wrong clock. */
  maxDelay: number;
}

/**
 * Claims the row that has been due longest; undefined when none is.
 * @param now by the clock that all processes share, since it decides when another's claim has ended
 * @param lease milliseconds, after which it is due again, should this process die
 * @param ownNow for rows never claimed, by the clock of those who wrote them
 */
export function claimDueRow<Table extends "outbox" | "donations">(
  store: Store,
  { table, due, claims, waits }: DueRows<Table>,
  now: number,
  lease: number,
  ownNow = now,
): Promise<Row<Table> | undefined> {
  const isDue = sql`${waits} AND ${sql.ref(due)} <= ${ownNow}
    AND (${sql.ref(claims)} = 0 OR ${sql.ref(due)} <= ${now})`;
  // The condition is repeated for PostgreSQL: a worker that waited for the row lock must re-check.
  const claim = sql<Row<Table>>`
    UPDATE ${sql.table(table)}
    SET ${sql.ref(due)} = ${now + lease}, ${sql.ref(claims)} = ${sql.ref(claims)} + 1
    WHERE ${isDue} AND id = (
      SELECT id FROM ${sql.table(table)} WHERE ${isDue} ORDER BY ${sql.ref(due)} LIMIT 1
    )
    RETURNING *`;
  return store.change(async (tables) => (await claim.execute(tables)).rows[0]);
}

/** When the next row is due; undefined when none waits. A moment beyond `maxDelay` counts as now. */
export async function nextDueAt<Table extends "outbox" | "donations">(
  store: Store,
  { table, due, waits, maxDelay }: DueRows<Table>,
  now: number,
): Promise<number | undefined> {
  const from = sql`FROM ${sql.table(table)} WHERE ${waits}`;
  // Two subqueries, so that each is one index look-up.
  const { rows } = await sql<{ next: number | null; last: number | null }>`
    SELECT (SELECT min(${sql.ref(due)}) ${from}) AS next, (SELECT max(${sql.ref(due)}) ${from}) AS last
  `.execute(store.tables);
  const { next = null, last = null } = rows[0] ?? {};
  if (next === null || last === null) return undefined;
  if (last <= now + maxDelay) return next;
  const correct = sql`
    UPDATE ${sql.table(table)} SET ${sql.ref(due)} = ${now}
    WHERE ${waits} AND ${sql.ref(due)} > ${now + maxDelay}`;
  await store.change((tables) => correct.execute(tables));
  return now;
}
