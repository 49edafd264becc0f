import { type RawBuilder, sql } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/log.ts";
import { createQueueWorker } from "#server/queue-worker.ts";
import { claimDueRow, type DueRows, nextDueAt } from "#server/store/due-rows.ts";
import type { Store } from "#server/store/store.ts";
import type { DonationService } from "./donations.ts";

/** Lease of a claimed donation, in milliseconds; longer than any provider needs. */
const lease = 2 * 60_000;
/** Maximum sleep, in milliseconds; another process may have scheduled a check. */
const pollInterval = 15_000;
const retryAfter = 10_000;
/** Upper limit of `PAYMENT_CHECK_SECONDS`, in milliseconds. */
const maxCheckDelay = 10_000_000_000;
/** Concurrent checks for each provider. */
const concurrency = 4;

interface ReconcilerDependencies {
  store: Store;
  donations: DonationService;
  clock: Clock;
  log: Log;
}

export type Reconciler = ReturnType<typeof createReconciler>;

/**
 * Checks donations whose outcome was never reported: closed tabs, lost webhooks, lost answers. The schedule is
 * stored, so it survives restarts and is shared by several servers. Each provider has its own queue, so that
 * one that hangs delays no other.
 */
export function createReconciler(dependencies: ReconcilerDependencies) {
  const { store, donations, clock, log } = dependencies;
  const configured = donations.providers.map(({ name }) => name);
  const queues = [
    ...configured.map((name) => queueOf(sql`provider = ${name}`)),
    // Providers that are no longer configured.
    queueOf(sql`provider NOT IN (${sql.join(["", ...configured])})`),
  ];

  async function runOne(queue: DueRows<"donations">): Promise<boolean> {
    const donation = await claimDueRow(store, queue, clock(), { lease });
    if (donation) await donations.check(donation.id, "schedule");
    return donation !== undefined;
  }

  const workers = queues.map((queue) =>
    createQueueWorker({
      runOne: () => runOne(queue),
      nextDue: () => nextDueAt(store, queue, clock()),
      onError: (error) => log.error({ error }, "donation could not be checked"),
      clock,
      pollInterval,
      retryAfter,
      concurrency,
    }),
  );

  return {
    start(): void {
      for (const worker of workers) worker.start();
    },
    wake(): void {
      for (const worker of workers) worker.wake();
    },
    async stop(): Promise<void> {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
    /** Runs the due checks once, for tests. @returns how many donations were checked */
    async runDue(): Promise<number> {
      let count = 0;
      for (const queue of queues) while (await runOne(queue)) count += 1;
      return count;
    },
  };
}

const queueOf = (isOfProvider: RawBuilder<unknown>): DueRows<"donations"> => ({
  table: "donations",
  due: "check_at",
  claims: "checks",
  waits: () => sql`check_at IS NOT NULL AND ${isOfProvider}`,
  maxDelay: maxCheckDelay,
});

/**
 * Asks the providers at once, from another process than the site.
 * @param id one donation in any state; default: all open ones
 */
export async function reconcileNow(
  { store, donations }: { store: Store; donations: DonationService },
  id?: string,
) {
  let query = store.tables.selectFrom("donations").select(["id", "reference", "state"]);
  query = id
    ? query.where("id", "=", id)
    : query.where("state", "in", ["created", "pending", "failed", "expired", "review"]);
  const changes = [];
  for (const donation of await query.orderBy("created_at").execute()) {
    const { state } = await donations.check(donation.id, "office");
    changes.push({ reference: donation.reference, before: donation.state, after: state });
  }
  return changes;
}
