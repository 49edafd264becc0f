import { sql } from "kysely";
import type { DueRows, Retention } from "#collections/site/retention.ts";
import { day } from "#server/clock.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { purgeFiles } from "./data-files.ts";

/** How many rows or files of each kind were deleted or emptied. */
export type PurgeCounts = Record<string, number>;

/**
 * Deletes expired data, by the periods in `content/site/retention.yaml`. Safe to run twice or on two servers.
 * @param folder DATA_DIR
 */
export async function purge(
  store: Store,
  retention: Retention,
  { now, folder }: { now: number; folder: string },
): Promise<PurgeCounts> {
  const counts: PurgeCounts = {};
  await store.change(async (tables) => {
    for (const [kind, period] of Object.entries(retention.periods)) {
      if (!("days" in period) || period.rows.length === 0) continue;
      counts[kind] = 0;
      for (const rows of period.rows) {
        counts[kind] += await purgeRows(tables, rows, now - period.days * day);
      }
    }
  });
  return { ...counts, ...(await purgeFiles(folder, retention, now)) };
}

async function purgeRows(tables: Tables, rows: DueRows, before: number): Promise<number> {
  const { table, since, status, statusColumn, clear } = rows;
  const isDue = sql.join(
    [
      sql`${sql.ref(since)} < ${before}`,
      ...(status ? [sql`${sql.ref(statusColumn)} IN (${sql.join(status)})`] : []),
      ...(clear ? [sql`(${sql.join(clear.map(isFilled), sql` OR `)})`] : []),
    ],
    sql` AND `,
  );
  const change = clear
    ? sql`UPDATE ${sql.table(table)} SET ${sql.join(clear.map(emptied))}`
    : sql`DELETE FROM ${sql.table(table)}`;
  const { numAffectedRows = 0n } = await sql`${change} WHERE ${isDue}`.execute(tables);
  return Number(numAffectedRows);
}

const isFilled = (column: string) => sql`${sql.ref(column)} <> ''`;

/** Returns an assignment that empties a column. */
export const emptied = (column: string) => sql`${sql.ref(column)} = ''`;
