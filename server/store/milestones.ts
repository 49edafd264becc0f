import { findRow } from "./rows.ts";
import type { Schema } from "./schema.ts";
import type { Tables } from "./store.ts";

/** Smaller corrections of the clock are harmless, in milliseconds. */
export const smallCorrection = 24 * 3_600_000;

/** When something last succeeded, in milliseconds since 1970; undefined when it never did. */
export async function readMilestone(
  tables: Tables,
  name: Schema["milestones"]["name"],
): Promise<number | undefined> {
  return (await findRow(tables, "milestones", { name }))?.at;
}

/**
 * When the last backup was complete and checked, if ever; a snapshot alone is only its beginning. A future moment counts
 * as never: the clock was wrong.
 */
export async function readLastBackup(tables: Tables, now: number): Promise<number | undefined> {
  const last = await readMilestone(tables, "backup");
  return last !== undefined && last > now + smallCorrection ? undefined : last;
}

/** Run it inside a change. */
export async function writeMilestone(
  tables: Tables,
  name: Schema["milestones"]["name"],
  at: number,
): Promise<void> {
  await tables
    .insertInto("milestones")
    .values({ name, at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ at }))
    .execute();
}
