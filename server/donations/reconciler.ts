import { sql } from "kysely";
import { createQueueWorker, type QueueWorker } from "#server/queue-worker.ts";
import type { Services } from "#server/services.ts";
import type { Store } from "#server/store/store.ts";
import type { Donation } from "./donation-records.ts";

/** How long a donation is ours to ask about: longer than any provider may take, in milliseconds. */
const lease = 2 * 60_000;
/** How long to sleep at most; another process may have made a donation due. */
const pollInterval = 15_000;
const retryAfter = 10_000;
/** `PAYMENT_CHECK_SECONDS` lets no look wait for longer, in milliseconds. */
const maxCheckDelay = 10_000_000_000;
/** How many donations one provider is asked about at once. */
const concurrency = 4;

/**
 * Asks the provider about donations that nobody told us the end of: tabs that were closed, webhooks that
 * never came, answers that were lost when the server died. The times stand in the store, so a restart
 * changes nothing, and several servers share the work. Each provider has a queue of its own, so that one
 * that hangs keeps nobody waiting at another.
 */
export interface Reconciler extends QueueWorker {
  /** Does what is due now, once. For the desk and for tests. @returns how many donations were looked at */
  runDue(): Promise<number>;
}

/** Asks the providers about donations that nobody told us of: each provider by itself, so that one that hangs delays no other. */
export function createReconciler({
  store,
  donations,
  clock,
  log,
}: Pick<Services, "store" | "donations" | "clock" | "log">): Reconciler {
  const configured = donations.providers.map(({ name }) => name);
  const filters: ProviderFilter[] = [
    ...configured.map((name) => ({ of: name })),
    { notOf: configured },
  ];

  async function runOne(filter: ProviderFilter): Promise<boolean> {
    const donation = await claimDonation(store, filter, clock());
    if (donation) await donations.check(donation.id, "schedule");
    return donation !== undefined;
  }

  const workers = filters.map((filter) =>
    createQueueWorker({
      runOne: () => runOne(filter),
      nextDue: () => nextCheckDue(store, filter, clock()),
      onError: (error) => log.error({ error }, "a donation could not be looked after"),
      clock,
      pollInterval,
      retryAfter,
      concurrency,
    }),
  );

  return {
    start() {
      for (const worker of workers) worker.start();
    },
    wake() {
      for (const worker of workers) worker.wake();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
    async runDue() {
      let count = 0;
      for (const filter of filters) while (await runOne(filter)) count += 1;
      return count;
    },
  };
}

/** Donations of one provider, or those of providers that are no longer configured. */
type ProviderFilter = { of: string } | { notOf: readonly string[] };

const matchesProvider = (filter: ProviderFilter) =>
  "of" in filter
    ? sql<boolean>`provider = ${filter.of}`
    : sql<boolean>`provider NOT IN (${sql.join(["", ...filter.notOf])})`;

/**
 * Takes the donation whose look is due longest, and counts the look. Nobody else can take it for the time
 * of the lease; should we die while asking, it becomes due again after that.
 */
function claimDonation(
  store: Store,
  filter: ProviderFilter,
  now: number,
): Promise<Donation | undefined> {
  return store.change((tables) =>
    tables
      .updateTable("donations")
      .set({ check_at: now + lease, checks: sql<number>`checks + 1` })
      .where("id", "=", (next) =>
        next
          .selectFrom("donations")
          .select("id")
          .where("check_at", "<=", now)
          .where(matchesProvider(filter))
          .orderBy("check_at")
          .limit(1),
      )
      // Said again for PostgreSQL: whoever waited for a row that another has just taken finds it changed.
      .where("check_at", "<=", now)
      .returningAll()
      .executeTakeFirst(),
  );
}

/**
 * When the next look is due; undefined when none is. One that only a wrong clock can have put off for so long is
 * due now.
 */
async function nextCheckDue(
  store: Store,
  filter: ProviderFilter,
  now: number,
): Promise<number | undefined> {
  const { due, last } = await store.tables
    .selectFrom("donations")
    .select(({ fn }) => [fn.min("check_at").as("due"), fn.max("check_at").as("last")])
    .where("check_at", "is not", null)
    .where(matchesProvider(filter))
    .executeTakeFirstOrThrow();
  if (due === null || last === null) return undefined;
  if (last <= now + maxCheckDelay) return due;
  await store.change((tables) =>
    tables
      .updateTable("donations")
      .set({ check_at: now })
      .where("check_at", ">", now + maxCheckDelay)
      .where(matchesProvider(filter))
      .execute(),
  );
  return now;
}
