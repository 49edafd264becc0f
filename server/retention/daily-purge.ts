import type { RetentionDays } from "#schemas/site/retention.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/log.ts";
import { type Repeating, repeat } from "#server/repeat.ts";
import type { Store } from "#server/store/store.ts";
import { purge } from "./purge.ts";

const day = 24 * 60 * 60_000;

/** Deletes what has been kept long enough, now and then once a day. */
export function startDailyPurge(parts: {
  store: Store;
  periods: RetentionDays;
  clock: Clock;
  log: Log;
}): Repeating {
  const { store, periods, clock, log } = parts;
  return repeat(day, async () => {
    try {
      log.info({ deleted: await purge(store, periods, clock()) }, "kept long enough and deleted");
    } catch (error) {
      log.error({ error }, "the purge failed and will be tried tomorrow");
    }
  });
}
