import { sql } from "kysely";
import type { Store } from "#server/store/store.ts";
import type { Donation } from "./donation-records.ts";

/** When to look again at a donation that was looked at `checks` times; null when no look is left. */
export function nextCheck(waits: readonly number[], checks: number, now: number): number | null {
  const wait = waits[checks];
  return wait === undefined ? null : now + wait;
}

/**
 * Takes the donation whose look is due longest, and counts the look. Nobody else can take it for the time
 * of `lease`; should we die while asking, it becomes due again after that.
 * @param lease milliseconds
 */
export function claimDonation(
  store: Store,
  now: number,
  lease: number,
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
export async function nextCheckDue({ tables }: Store): Promise<number | undefined> {
  const next = await tables
    .selectFrom("donations")
    .select("check_at")
    .where("check_at", "is not", null)
    .orderBy("check_at")
    .limit(1)
    .executeTakeFirst();
  return next?.check_at ?? undefined;
}
