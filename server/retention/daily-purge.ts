import type { RetentionDays } from "#schemas/site/retention.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/log.ts";
import type { Store } from "#server/store/store.ts";
import { purge } from "./purge.ts";

const day = 24 * 60 * 60_000;

/**
 * Deletes what has been kept long enough, now and then once a day.
 * @returns the way to stop it; waits for a purge under way
 */
export function startDailyPurge(parts: {
  store: Store;
  periods: RetentionDays;
  clock: Clock;
  log: Log;
}): () => Promise<void> {
  const { store, periods, clock, log } = parts;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    try {
      log.info({ deleted: await purge(store, periods, clock()) }, "kept long enough and deleted");
    } catch (error) {
      log.error({ error }, "the purge failed and will be tried tomorrow");
    }
  }

  running = run();
  const timer = setInterval(() => {
    running = run();
  }, day);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
