import type { Clock } from "#server/clock.ts";
import { describeError, type Log } from "#server/log.ts";
import { createQueueWorker, type QueueWorker } from "#server/queue-worker.ts";
import type { Store } from "#server/store/store.ts";
import { claimDonation, nextCheckDue } from "./check-schedule.ts";
import type { DonationService } from "./donations.ts";

export interface ReconcilerParts {
  store: Store;
  donations: Pick<DonationService, "check">;
  clock: Clock;
  log: Log;
}

/** Longer than any provider may take, in milliseconds. */
const lease = 2 * 60_000;
/** How long to sleep at most; another process may have made a donation due. */
const lookAgain = 15_000;
const retryAfter = 10_000;

/**
 * Asks the provider about donations that nobody told us the end of: tabs that were closed, webhooks that
 * never came, answers that were lost when the server died. The times stand in the store, so a restart
 * changes nothing, and several servers share the work.
 */
export interface Reconciler extends QueueWorker {
  /** Does what is due now, once. For the desk and for tests. @returns how many donations were looked at */
  runDue(): Promise<number>;
}

export function createReconciler({ store, donations, clock, log }: ReconcilerParts): Reconciler {
  async function runOne(): Promise<boolean> {
    const donation = await claimDonation(store, clock(), lease);
    if (donation) await donations.check(donation.id, "schedule");
    return donation !== undefined;
  }

  const worker = createQueueWorker({
    ...{ runOne, clock, lookAgain, retryAfter },
    nextDue: () => nextCheckDue(store),
    onError: (error) =>
      log.error({ error: describeError(error) }, "a donation could not be looked after"),
  });
  return {
    ...worker,
    async runDue() {
      let count = 0;
      while (await runOne()) count += 1;
      return count;
    },
  };
}
