import type { Milestones } from "./schema.ts";
import type { Tables } from "./store.ts";

/** A clock that is corrected by less than this is nobody's trouble, in milliseconds. */
export const smallCorrection = 24 * 3_600_000;

/** When something last went well; undefined when it never did. Milliseconds since 1970. */
export async function readMilestone(
  tables: Tables,
  name: Milestones["name"],
): Promise<number | undefined> {
  const row = await tables
    .selectFrom("milestones")
    .select("at")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.at;
}

/**
 * When the last backup was made; undefined when none ever was. One of the future counts as none: it was noted
 * while the clock was wrong, and nobody knows when.
 */
export async function readLastBackup(tables: Tables, now: number): Promise<number | undefined> {
  const last = await readMilestone(tables, "backup");
  return last !== undefined && last > now + smallCorrection ? undefined : last;
}

/** Notes that something went well. Run it inside a change. */
export async function writeMilestone(
  tables: Tables,
  name: Milestones["name"],
  at: number,
): Promise<void> {
  await tables
    .insertInto("milestones")
    .values({ name, at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ at }))
    .execute();
}
