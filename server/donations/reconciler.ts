import { sql } from "kysely";
import { createQueueWorker, type QueueWorker } from "#server/queue-worker.ts";
import type { Services } from "#server/services.ts";
import type { Store } from "#server/store/store.ts";
import type { Donation } from "./donation-records.ts";

/** How long a donation is ours to ask about: longer than any provider may take, in milliseconds. */
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

export function createReconciler({
  store,
  donations,
  clock,
  log,
}: Pick<Services, "store" | "donations" | "clock" | "log">): Reconciler {
  async function runOne(): Promise<boolean> {
    const donation = await claimDonation(store, clock());
    if (donation) await donations.check(donation.id, "schedule");
    return donation !== undefined;
  }

  const worker = createQueueWorker({
    ...{ runOne, clock, lookAgain, retryAfter },
    nextDue: () => nextCheckDue(store),
    onError: (error) => log.error({ error }, "a donation could not be looked after"),
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

/**
 * Takes the donation whose look is due longest, and counts the look. Nobody else can take it for the time
 * of the lease; should we die while asking, it becomes due again after that.
 */
function claimDonation(store: Store, now: number): Promise<Donation | undefined> {
  return store.change((tables) =>
    tables
      .updateTable("donations")
      .set({ check_at: now + lease, checks: sql<number>`checks + 1` })
      .where("id", "=", (next) =>
        next
          .selectFrom("donations")
          .select("id")
          .where("check_at", "<=", now)
          .orderBy("check_at")
          .limit(1),
      )
      // Said again for PostgreSQL: whoever waited for a row that another has just taken finds it changed.
      .where("check_at", "<=", now)
      .returningAll()
      .executeTakeFirst(),
  );
}

/** When the next look is due; undefined when none is. */
async function nextCheckDue({ tables }: Store): Promise<number | undefined> {
  const { due } = await tables
    .selectFrom("donations")
    .select(({ fn }) => fn.min("check_at").as("due"))
    .where("check_at", "is not", null)
    .executeTakeFirstOrThrow();
  return due ?? undefined;
}
