import { day, kampalaTime } from "#server/clock.ts";
import { readMilestone, smallCorrection, writeMilestone } from "#server/store/milestones.ts";
import type { Store, Tables } from "#server/store/store.ts";

/** After being offline for longer, the site deletes nothing by age until staff confirm the clock; milliseconds. */
export const maxOfflinePeriod = 31 * day;

interface ClockVerdict {
  isBelieved: boolean;
  warning?: string;
}

/**
 * Checks the clock before a purge: a clock that is years ahead would delete everything. It is compared with the last
 * trusted time, or else with the newest record. A trusted time is stored.
 */
export async function checkClock(store: Store, now: number): Promise<ClockVerdict> {
  return store.change(async (tables) => {
    const verdict = await assessClock(tables, now);
    if (!verdict.isBelieved) return verdict;
    if (verdict.warning) {
      const { from, to } = await readBehind(tables);
      await writeMilestone(tables, "behind-from", Math.min(from ?? now, now));
      // It goes back again, as at each start of a machine whose clock has no battery.
      if (from !== undefined) await writeMilestone(tables, "behind-to", to);
    }
    await writeMilestone(tables, "clock", now);
    return verdict;
  });
}

/** Checks the clock without storing the time. */
export async function assessClock(tables: Tables, now: number): Promise<ClockVerdict> {
  const last = (await readMilestone(tables, "clock")) ?? (await newestRecord(tables)) ?? now;
  if (now - last > maxOfflinePeriod) {
    const warning =
      `The clock says ${kampalaTime(now)}, and was last at ${kampalaTime(last)}. Nothing is deleted by ` +
      "age. If the clock is right: Office, How it runs, What is deleted, and when.";
    return { isBelieved: false, warning };
  }
  if (last - now > smallCorrection) {
    const warning = `The clock went back from ${kampalaTime(last)} to ${kampalaTime(now)}.`;
    return { isBelieved: true, warning };
  }
  return { isBelieved: true };
}

/**
 * Stores a time as trusted. Returns the moments that a clock far behind may have written since it went back;
 * undefined when there are none.
 */
export async function acceptClock(
  tables: Tables,
  now: number,
): Promise<{ from: number; to: number } | undefined> {
  const { from, to } = await readBehind(tables);
  const last = (await readMilestone(tables, "clock")) ?? now;
  await writeMilestone(tables, "clock", now);
  await tables.deleteFrom("milestones").where("name", "in", ["behind-from", "behind-to"]).execute();
  if (from === undefined || now - last <= maxOfflinePeriod) return undefined;
  // It is read once a day.
  return { from: from - day, to: to + day };
}

/** What a clock that went back has shown since, until staff confirm it. */
async function readBehind(tables: Tables): Promise<{ from: number | undefined; to: number }> {
  const from = await readMilestone(tables, "behind-from");
  const before = (await readMilestone(tables, "behind-to")) ?? 0;
  return { from, to: Math.max(before, (await readMilestone(tables, "clock")) ?? 0) };
}

async function newestRecord(tables: Tables): Promise<number | undefined> {
  const { newest } = await tables
    .selectFrom("outbox")
    .select(({ fn }) => fn.max("created_at").as("newest"))
    .executeTakeFirstOrThrow();
  return newest ?? undefined;
}
