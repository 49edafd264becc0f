import { getRetention } from "#collections/site/retention.ts";
import type { Store } from "#server/store/store.ts";
import { checkClock, trustClock } from "./clock-check.ts";
import { type PurgeCounts, purge } from "./purge.ts";

/**
 * Runs the daily purge now.
 * @param options `folder` is DATA_DIR; `isTrusted`: the clock is right, although it jumped
 * @returns counts of deleted data, or the reason for deleting nothing
 */
export async function purgeNow(
  store: Store,
  { now, folder, isTrusted }: { now: number; folder: string; isTrusted: boolean },
): Promise<{ counts: PurgeCounts } | { refusal: string }> {
  if (isTrusted) await trustClock(store, now);
  const { isBelieved, warning = "" } = await checkClock(store, now);
  if (!isBelieved) return { refusal: warning };
  return { counts: await purge(store, getRetention(), { now, folder }) };
}
