import { day, kampalaTime } from "#server/clock.ts";
import { readMilestone, smallCorrection, writeMilestone } from "#server/store/milestones.ts";
import type { Store, Tables } from "#server/store/store.ts";

/** After being offline for longer, the site deletes nothing by age until staff confirm the clock; milliseconds. */
export const maxOfflinePeriod = 31 * day;

interface ClockVerdict {
  isBelieved: boolean;
  /** Message for staff. */
  warning?: string;
}

/**
 * Checks the clock before a purge: a clock that is years ahead would delete everything. It is compared with the last
 * trusted time, or else with the newest record. A trusted time is stored.
 */
export async function checkClock(store: Store, now: number): Promise<ClockVerdict> {
  return store.change(async (tables) => {
    const verdict = await assessClock(tables, now);
    if (verdict.isBelieved) await writeMilestone(tables, "clock", now);
    return verdict;
  });
}

/** Checks the clock without storing the time. */
export async function assessClock(tables: Tables, now: number): Promise<ClockVerdict> {
  const last = (await readMilestone(tables, "clock")) ?? (await newestRecord(tables)) ?? now;
  if (now - last > maxOfflinePeriod) {
    const warning =
      `The clock says ${kampalaTime(now)}, and was last at ${kampalaTime(last)}. Nothing is deleted by ` +
      "age. If the clock is right: npm run desk -- retention run --trust-clock.";
    return { isBelieved: false, warning };
  }
  if (last - now > smallCorrection) {
    const warning = `The clock went back from ${kampalaTime(last)} to ${kampalaTime(now)}.`;
    return { isBelieved: true, warning };
  }
  return { isBelieved: true };
}

/** Stores a time as trusted. */
export async function trustClock(store: Store, now: number): Promise<void> {
  await store.change((tables) => writeMilestone(tables, "clock", now));
}

async function newestRecord(tables: Tables): Promise<number | undefined> {
  const { newest } = await tables
    .selectFrom("outbox")
    .select(({ fn }) => fn.max("created_at").as("newest"))
    .executeTakeFirstOrThrow();
  return newest ?? undefined;
}
