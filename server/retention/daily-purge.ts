import type { Retention } from "#collections/site/retention.ts";
import { day } from "#server/clock.ts";
import { type Repeating, repeat } from "#server/repeat.ts";
import type { Services } from "#server/services.ts";
import { checkClock } from "./clock-check.ts";
import { purge } from "./purge.ts";

/** Deletes expired data at the start and then daily, while the clock can be trusted. */
export function startDailyPurge(
  services: Pick<Services, "store" | "clock" | "log" | "alerts" | "environment">,
  retention: Retention,
): Repeating {
  const { store, clock, log, alerts } = services;
  const folder = services.environment.DATA_DIR;
  return repeat(day, async () => {
    try {
      const { isBelieved, warning } = await checkClock(store, clock());
      if (warning) await alerts.raise("clock", warning);
      if (!isBelieved) return;
      log.info(
        { deleted: await purge(store, retention, { now: clock(), folder }) },
        "expired data deleted",
      );
    } catch (error) {
      log.error({ error }, "purge failed; next attempt tomorrow");
    }
  });
}
