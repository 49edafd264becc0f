import { sql } from "kysely";
import { type DueRows, getRetention, type Retention } from "#collections/site/retention.ts";
import { day } from "#server/clock.ts";
import { type Repeating, repeat } from "#server/repeat.ts";
import type { Services } from "#server/services.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { checkClock, maxOfflinePeriod, trustClock } from "./clock-check.ts";
import { purgeFiles } from "./data-files.ts";
import { findLoss, markStore } from "./store-mark.ts";

/** How many rows or files of each kind were deleted or emptied. */
type PurgeCounts = Record<string, number>;

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
  const files = await purgeFiles(folder, retention, now);
  await store.scrubPurged?.();
  return { ...counts, ...files };
}

async function purgeRows(tables: Tables, rows: DueRows, before: number): Promise<number> {
  const { table, since, status, statusColumn, clear } = rows;
  const isDue = sql.join(
    [
      sql`${sql.ref(since)} < ${before}`,
      ...(status ? [sql`${sql.ref(statusColumn)} IN (${sql.join(status)})`] : []),
      ...(clear
        ? [
            sql`(${sql.join(
              clear.map((column) => sql`${sql.ref(column)} <> ''`),
              sql` OR `,
            )})`,
          ]
        : []),
    ],
    sql` AND `,
  );
  const change = clear
    ? sql`UPDATE ${sql.table(table)} SET ${sql.join(clear.map(emptied))}`
    : sql`DELETE FROM ${sql.table(table)}`;
  const { numAffectedRows = 0n } = await sql`${change} WHERE ${isDue}`.execute(tables);
  return Number(numAffectedRows);
}

/** Returns an assignment that empties a column. */
export const emptied = (column: string) => sql`${sql.ref(column)} = ''`;

/**
 * Runs the daily purge now.
 * @param options `folder` is DATA_DIR; `isTrusted`: the clock is right, although it jumped
 * @returns counts of deleted data, or the reason for deleting nothing
 */
export async function purgeNow(
  store: Store,
  { now, folder, isTrusted }: { now: number; folder: string; isTrusted: boolean },
): Promise<{ counts: PurgeCounts } | { refusal: string }> {
  if (isTrusted) {
    await trustClock(store, now);
    await store.change((tables) => redate(tables, getRetention(), now));
    markStore(folder, now);
  }
  const { isBelieved, warning = "" } = await checkClock(store, now);
  if (!isBelieved) return { refusal: warning };
  return { counts: await purge(store, getRetention(), { now, folder }) };
}

/**
 * Corrects moments that lie further ahead than any record needs: a wrong clock wrote them, and their rows would be kept
 * until then. Only while the clock is known to be right.
 */
async function redate(tables: Tables, { periods }: Retention, now: number): Promise<void> {
  for (const period of Object.values(periods)) {
    for (const { table, since } of "rows" in period ? period.rows : []) {
      const moment = sql.ref(since);
      const isAhead = sql`${moment} > ${now + maxOfflinePeriod}`;
      await sql`UPDATE ${sql.table(table)} SET ${moment} = ${now} WHERE ${isAhead}`.execute(tables);
    }
  }
}

/** Deletes expired data at the start and then daily, while the clock can be trusted. */
export function startDailyPurge(
  services: Pick<Services, "store" | "clock" | "log" | "alerts" | "environment">,
  retention: Retention,
): Repeating {
  const { store, clock, log, alerts } = services;
  const folder = services.environment.DATA_DIR;
  return repeat(day, async () => {
    try {
      const loss = await findLoss(store.tables, folder);
      if (loss) await alerts.raise("store", loss);
      const now = clock();
      const { isBelieved, warning } = await checkClock(store, now);
      if (warning) await alerts.raise("clock", warning);
      if (!isBelieved) return;
      log.info({ deleted: await purge(store, retention, { now, folder }) }, "expired data deleted");
      // Last, so that a full disk keeps nothing from being deleted.
      markStore(folder, now);
    } catch (error) {
      log.error({ error }, "purge failed; next attempt tomorrow");
    }
  });
}
