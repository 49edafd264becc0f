import { type RawBuilder, sql } from "kysely";
import type { Row } from "./schema.ts";
import type { Store, Tables } from "./store.ts";

/** Rows of a table that are due at a stored moment, worked through by several processes. */
export interface DueRows<Table extends "outbox" | "donations"> {
  table: Table;
  /** Column of the moment. A worker that claims a row postpones it. */
  due: keyof Row<Table> & string;
  /** Column that counts the claims. */
  claims: keyof Row<Table> & string;
  /** Selects the rows that wait. */
  waits(now: number): RawBuilder<unknown>;
  /** Maximum delay, in milliseconds. A later moment was written by a wrong clock. */
  maxDelay: number;
  /**
   * Column with the state of the claim, where a row must not be worked on twice: `none`, `held`, or `ended`, whose time
   * is over without a result.
   */
  claim?: keyof Row<Table> & string;
}

interface ClaimTerms<Table extends "outbox" | "donations"> {
  /** In milliseconds, after which the row is due again, should this process die. */
  lease: number;
  /**
   * In milliseconds: for so long a claim that has ended is left to its holder, who may have the result and only now
   * reaches the store again. For rows with a column `claim`.
   */
  grace?: number;
  /** For rows never claimed, by the clock of those who wrote them. */
  ownNow?: number;
  /** Run in the same change, when a row was claimed. */
  also?: (tables: Tables, row: Row<Table>) => Promise<unknown>;
}

/** No process keeps a result in memory for longer, in milliseconds. */
const longAgo = 24 * 3_600_000;

/**
 * Claims the row that has been due longest; undefined when none is.
 *
 * A claim that has ended is first marked, and taken over only when its holder stays silent for the grace: while the store
 * is away leases run out, and the process that comes back first must not do again what another has done and could not record.
 * @param now by the clock that all processes share, since it decides when another's claim has ended
 */
export async function claimDueRow<Table extends "outbox" | "donations">(
  store: Store,
  { table, due, claims, waits, claim }: DueRows<Table>,
  now: number,
  { lease, grace = 0, ownNow = now, also }: ClaimTerms<Table>,
): Promise<Row<Table> | undefined> {
  const isDue = sql`${waits(now)} AND ${sql.ref(due)} <= ${ownNow}
    AND (${sql.ref(claims)} = 0 OR ${sql.ref(due)} <= ${now})`;
  const hasEnded = claim
    ? sql`(${sql.ref(claim)} = 'held' AND ${sql.ref(due)} > ${now - longAgo})`
    : sql`1 = 0`;
  const mark = claim
    ? sql`, ${sql.ref(claim)} = CASE WHEN ${hasEnded} THEN 'ended' ELSE 'held' END`
    : sql``;
  // The condition is repeated for PostgreSQL: a worker that waited for the row lock must re-check.
  const take = sql<Row<Table>>`
    UPDATE ${sql.table(table)}
    SET ${sql.ref(due)} = CASE WHEN ${hasEnded} THEN CAST(${now + grace} AS BIGINT)
        ELSE CAST(${now + lease} AS BIGINT) END,
      ${sql.ref(claims)} = ${sql.ref(claims)} + CASE WHEN ${hasEnded} THEN 0 ELSE 1 END${mark}
    WHERE ${isDue} AND id = (
      SELECT id FROM ${sql.table(table)} WHERE ${isDue} ORDER BY ${sql.ref(due)} LIMIT 1
    )
    RETURNING *`;
  for (;;) {
    const row = await store.change(async (tables) => {
      const taken = (await take.execute(tables)).rows[0];
      if (taken && !isEnded(taken, claim)) await also?.(tables, taken);
      return taken;
    });
    if (!row || !isEnded(row, claim)) return row;
  }
}

const isEnded = (row: object, claim: string | undefined) =>
  claim !== undefined && (row as Record<string, unknown>)[claim] === "ended";

/** When the next row is due; undefined when none waits. A moment beyond `maxDelay` counts as now. */
export async function nextDueAt<Table extends "outbox" | "donations">(
  store: Store,
  { table, due, waits, maxDelay }: DueRows<Table>,
  now: number,
): Promise<number | undefined> {
  const from = sql`FROM ${sql.table(table)} WHERE ${waits(now)}`;
  // Two subqueries, so that each is one index look-up.
  const { rows } = await sql<{ next: number | null; last: number | null }>`
    SELECT (SELECT min(${sql.ref(due)}) ${from}) AS next, (SELECT max(${sql.ref(due)}) ${from}) AS last
  `.execute(store.tables);
  const { next = null, last = null } = rows[0] ?? {};
  if (next === null || last === null) return undefined;
  if (last <= now + maxDelay) return next;
  const correct = sql`
    UPDATE ${sql.table(table)} SET ${sql.ref(due)} = ${now}
    WHERE ${waits(now)} AND ${sql.ref(due)} > ${now + maxDelay}`;
  await store.change((tables) => correct.execute(tables));
  return now;
}
