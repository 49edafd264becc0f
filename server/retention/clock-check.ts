import { day } from "#server/clock.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import { readMilestone, smallCorrection, writeMilestone } from "#server/store/milestones.ts";
import type { Store, Tables } from "#server/store/store.ts";

/** A site that was away for longer than this asks a person before it deletes by age, in milliseconds. */
export const maxOfflinePeriod = 31 * day;

export interface ClockVerdict {
  isBelieved: boolean;
  /** What staff must know of it. */
  warning?: string;
}

/**
 * Whether the clock can be believed: what is deleted by age is gone for good, and a clock that is years ahead
 * would take everything. Compared with the last time the clock was believed, or else with the newest record.
 * A clock that is believed is noted.
 */
export async function checkClock(store: Store, now: number): Promise<ClockVerdict> {
  return store.change(async (tables) => {
    const verdict = await assessClock(tables, now);
    if (verdict.isBelieved) await writeMilestone(tables, "clock", now);
    return verdict;
  });
}

/** The same, and nothing is noted. */
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

/** From now on this moment is believed. */
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
