import { sql } from "kysely";
import { type DueRows, getRetention, type Retention } from "#collections/site/retention.ts";
import type { Alerts } from "#server/alerts/alerts.ts";
import { type Clock, day } from "#server/clock.ts";
import type { Environment } from "#server/environment.ts";
import type { Log } from "#server/log.ts";
import { keepUnsentConfirmations } from "#server/newsletter/confirmation.ts";
import { keepIssueCounts } from "#server/newsletter/issue-counts.ts";
import type { LinkTokens } from "#server/newsletter/link-tokens.ts";
import { strikeOffAllFew } from "#server/newsletter/missing-mailboxes.ts";
import { type Repeating, repeat } from "#server/repeat.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { acceptClock, checkClock, maxOfflinePeriod } from "./clock-check.ts";
import { purgeFiles } from "./data-files.ts";
import { dropMarkAhead, findLoss, markStore } from "./store-mark.ts";

type PurgeCounts = Record<string, number>;

/**
 * Deletes expired data, by the periods in `retention.yaml`. Safe to run twice or on two servers.
 */
export async function purge(
  store: Store,
  retention: Retention,
  { now, folder }: { now: number; folder: string },
): Promise<PurgeCounts> {
  const counts: PurgeCounts = {};
  await store.change(async (tables) => {
    await keepUnsentConfirmations(tables, now);
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
  const conditions = [sql`${sql.ref(since)} < ${before}`];
  if (status) conditions.push(sql`${sql.ref(statusColumn)} IN (${sql.join(status)})`);
  if (clear) {
    const filled = clear.map((column) => sql`${sql.ref(column)} <> ''`);
    conditions.push(sql`(${sql.join(filled, sql` OR `)})`);
  }
  if (table === "outbox") await keepIssueCounts(tables, sql.join(conditions, sql` AND `));
  const change = clear
    ? sql`UPDATE ${sql.table(table)} SET ${sql.join(clear.map(emptied))}`
    : sql`DELETE FROM ${sql.table(table)}`;
  const { numAffectedRows = 0n } = await sql`
    ${change} WHERE ${sql.join(conditions, sql` AND `)}`.execute(tables);
  return Number(numAffectedRows);
}

export const emptied = (column: string) => sql`${sql.ref(column)} = ''`;

/**
 * Runs the daily purge now.
 * @param options `isTrusted`: the clock is right, although it jumped; `folder`: DATA_DIR
 * @returns counts of deleted data, or the reason for deleting nothing
 */
export async function purgeNow(
  store: Store,
  { now, folder, isTrusted }: { now: number; folder: string; isTrusted: boolean },
): Promise<{ counts: PurgeCounts } | { refusal: string }> {
  if (isTrusted) {
    dropMarkAhead(folder, now);
    await trustClock(store, now);
    markStore(folder, now);
  }
  const { isBelieved, warning = "" } = await checkClock(store, now);
  if (!isBelieved) return { refusal: warning };
  return { counts: await purge(store, getRetention(), { now, folder }) };
}

/** Stores a time as trusted and corrects what a wrong clock wrote, in one change: afterwards nothing else knows it. */
export async function trustClock(store: Store, now: number): Promise<void> {
  await store.change(async (tables) => redate(tables, now, await acceptClock(tables, now)));
}

/**
 * Counts what a wrong clock wrote from now: moments further ahead than any record needs, whose rows would be kept until
 * then, and those of a clock that was far behind, whose rows would be deleted at once. Only while the clock is known to
 * be right.
 */
async function redate(
  tables: Tables,
  now: number,
  behind: { from: number; to: number } = { from: 1, to: 0 },
): Promise<void> {
  for (const period of Object.values(getRetention().periods)) {
    for (const { table, since } of "rows" in period ? period.rows : []) {
      const moment = sql.ref(since);
      const isWrong = sql`${moment} > ${now + maxOfflinePeriod} OR ${moment} BETWEEN ${behind.from} AND ${behind.to}`;
      await sql`UPDATE ${sql.table(table)} SET ${moment} = ${now} WHERE ${isWrong}`.execute(tables);
    }
  }
}

interface PurgeDependencies {
  store: Store;
  clock: Clock;
  log: Log;
  alerts: Pick<Alerts, "raise">;
  environment: Environment;
  tokens: LinkTokens;
}

/** Deletes expired data at the start and then daily, while the clock can be trusted. */
export function startDailyPurge(dependencies: PurgeDependencies, retention: Retention): Repeating {
  const { store, clock, log, alerts, tokens } = dependencies;
  const folder = dependencies.environment.DATA_DIR;
  return repeat(day, async () => {
    try {
      const loss = await findLoss(store.tables, folder);
      if (loss) await alerts.raise("store", loss);
      const now = clock();
      dropMarkAhead(folder, now);
      const { isBelieved, warning } = await checkClock(store, now);
      if (warning) await alerts.raise("clock", warning);
      if (!isBelieved) return;
      await strikeOffAllFew(store, tokens, now);
      log.info({ deleted: await purge(store, retention, { now, folder }) }, "expired data deleted");
      // Last, so that a full disk keeps nothing from being deleted.
      markStore(folder, now);
    } catch (error) {
      log.error({ error }, "purge failed; next attempt tomorrow");
    }
  });
}
