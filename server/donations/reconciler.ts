import { sql } from "kysely";
import { createQueueWorker, type QueueWorker } from "#server/queue-worker.ts";
import type { Services } from "#server/services.ts";
import type { DonationState } from "#server/store/donation-schema.ts";
import type { Store } from "#server/store/store.ts";
import type { Donation } from "./donation-records.ts";
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

/**
 * Checks donations whose outcome was never reported: closed tabs, lost webhooks, lost answers. The schedule is
 * stored, so it survives restarts and is shared by several servers. Each provider has its own queue, so that
 * one that hangs delays no other.
 */
export interface Reconciler extends QueueWorker {
  /** Runs the due checks once. For the desk and for tests. @returns how many donations were checked */
  runDue(): Promise<number>;
}

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
      onError: (error) => log.error({ error }, "donation could not be checked"),
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

/** Donations of one provider, or of providers that are no longer configured. */
type ProviderFilter = { of: string } | { notOf: readonly string[] };

const matchesProvider = (filter: ProviderFilter) =>
  "of" in filter
    ? sql<boolean>`provider = ${filter.of}`
    : sql<boolean>`provider NOT IN (${sql.join(["", ...filter.notOf])})`;

/**
 * Claims the donation whose check has been due longest, and counts the check. It is due again after the lease,
 * should this process die.
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
      // Repeated for PostgreSQL: a worker that waited for the row lock must re-check.
      .where("check_at", "<=", now)
      .returningAll()
      .executeTakeFirst(),
  );
}

/**
 * When the next check is due; undefined when none is. A moment too far ahead was written by a wrong clock and
 * is due now.
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

export interface StateChange {
  reference: string;
  before: DonationState;
  after: DonationState;
}

/**
 * Polls the configured providers at once, from another process than the site.
 * @param id one donation in any state; default: all open ones
 */
export async function reconcileNow(
  { store, donations }: { store: Store; donations: DonationService },
  id?: string,
): Promise<StateChange[]> {
  let query = store.tables.selectFrom("donations").select(["id", "reference", "state"]);
  query = id
    ? query.where("id", "=", id)
    : query.where("state", "in", ["created", "pending", "failed", "expired", "review"]);
  const changes: StateChange[] = [];
  for (const donation of await query.orderBy("created_at").execute()) {
    const { state } = await donations.check(donation.id, "desk");
    changes.push({ reference: donation.reference, before: donation.state, after: state });
  }
  return changes;
}
