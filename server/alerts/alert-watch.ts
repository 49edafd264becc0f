import { type Repeating, repeat } from "#server/repeat.ts";
import type { Services } from "#server/services.ts";

const hour = 3_600_000;

/** Runs all checks at the start and then hourly. */
export function startAlertWatch({ alerts, log }: Pick<Services, "alerts" | "log">): Repeating {
  return repeat(hour, async () => {
    try {
      await alerts.runAllChecks();
    } catch (error) {
      log.error({ error }, "checks for alerts failed; next attempt in an hour");
    }
  });
}
