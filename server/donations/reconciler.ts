import type { Clock } from "#server/clock.ts";
import { describeError, type Log } from "#server/log.ts";
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
const waitAfterFailure = 10_000;

/**
 * Asks the provider about donations that nobody told us the end of: tabs that were closed, webhooks that
 * never came, answers that were lost when the server died. The times stand in the store, so a restart
 * changes nothing, and several servers share the work.
 */
export interface Reconciler {
  start(): void;
  /** Looks at once instead of at the next turn. */
  wake(): void;
  /** Lets the donation in hand be settled and takes no other. */
  stop(): Promise<void>;
  /** Does what is due now, once. For the desk and for tests. @returns how many donations were looked at */
  runDue(): Promise<number>;
}

export function createReconciler({ store, donations, clock, log }: ReconcilerParts): Reconciler {
  let stopping = false;
  let woken = false;
  let rouse: (() => void) | undefined;
  let running: Promise<void> | undefined;

  async function runOne(): Promise<boolean> {
    const donation = await claimDonation(store, clock(), lease);
    if (!donation) return false;
    await donations.check(donation.id, "schedule");
    return true;
  }

  async function rest(longest: number): Promise<void> {
    const due = (await nextCheckDue(store)) ?? Number.POSITIVE_INFINITY;
    const wait = Math.max(50, Math.min(due - clock(), longest));
    if (woken || stopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, wait);
      timer.unref();
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    rouse = undefined;
  }

  async function work(): Promise<void> {
    while (!stopping) {
      woken = false;
      try {
        if (!(await runOne())) await rest(lookAgain);
      } catch (error) {
        log.error({ error: describeError(error) }, "a donation could not be looked after");
        await new Promise<void>((resolve) => {
          rouse = resolve;
          setTimeout(resolve, waitAfterFailure).unref();
        });
      }
    }
  }

  function wake(): void {
    woken = true;
    rouse?.();
  }

  return {
    start() {
      running ??= work();
    },
    wake,
    async stop() {
      stopping = true;
      wake();
      await running;
    },
    async runDue() {
      let count = 0;
      while (await runOne()) count += 1;
      return count;
    },
  };
}
