import { type Repeating, repeat } from "#server/repeat.ts";
import type { Services } from "#server/services.ts";

const hour = 3_600_000;

/** Looks once an hour whether anything needs attention, first at the start. */
export function startAlertWatch({ alerts, log }: Pick<Services, "alerts" | "log">): Repeating {
  return repeat(hour, async () => {
    try {
      await alerts.runAllChecks();
    } catch (error) {
      log.error({ error }, "could not look for alerts and will try again in an hour");
    }
  });
}
