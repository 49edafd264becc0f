import { sql } from "kysely";
import { readMilestone, writeMilestone } from "./milestones.ts";
import type { Tables } from "./store.ts";

/**
 * Receipt numbers that a restored store leaves out, more than are given between two backups: those that it gave after
 * its backup are out in the world, and it cannot know them.
 */
const receiptGap = 1000;

/** How long staff are told of it, in milliseconds. */
const toldFor = 7 * 24 * 3_600_000;

/** Where a copy of a SQLite store lies, until it is opened: nowhere yet. */
export const homeOfCopies = "copy";

/**
 * Compares where a store lies with where it lay when it was last opened. Elsewhere it is a copy that took the place of
 * another, which may have given receipt numbers meanwhile: then it goes on after a gap. Run it inside a change.
 * @param home the same until an older state is put in its place
 */
export async function settleAt(tables: Tables, home: string, now: number): Promise<void> {
  const schema = await tables.selectFrom("store_schema").select("home").executeTakeFirstOrThrow();
  if (schema.home === home) return;
  await tables.updateTable("store_schema").set({ home }).execute();
  await leaveGap(tables);
  await writeMilestone(tables, "restored", now);
}

/** Test payments count downwards from 0. */
async function leaveGap(tables: Tables): Promise<void> {
  const rows = await tables.selectFrom("receipt_counter").selectAll().execute();
  for (const { kind, last_number: last } of rows) {
    const beyond = (Math.floor(Math.abs(last) / receiptGap) + 2) * receiptGap;
    await tables
      .updateTable("receipt_counter")
      .set({ last_number: kind === "test" ? -beyond : beyond })
      .where("kind", "=", kind)
      .execute();
  }
}

/** When the store came back from a backup, and the receipt number before the next; undefined after a week. */
export async function readRestore(tables: Tables, now: number) {
  const at = await readMilestone(tables, "restored");
  if (at === undefined || now - at > toldFor) return undefined;
  const { last } = await tables
    .selectFrom("receipt_counter")
    .select(sql<number>`last_number`.as("last"))
    .where("kind", "=", "donation")
    .executeTakeFirstOrThrow();
  return { at, last };
}
