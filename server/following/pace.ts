import { sql } from "kysely";
import type { Pace } from "#collections/following/thing-kinds.ts";
import { updateRow } from "#server/store/rows.ts";
import type { Row } from "#server/store/schema.ts";
import type { Tables } from "#server/store/store.ts";

/**
 * Changes how often a follower gets e-mails, from the next event on: what was found before is told as it
 * would have been. Run it inside a change.
 */
export async function changePace(tables: Tables, id: string, pace: Pace): Promise<void> {
  // The row at which servers wait that look for new events: each event is found before the change or after it.
  await updateRow(tables, "milestones", { name: "following" }, { name: "following" });
  const last = `${await lastFound(tables)}`;
  await tables
    .updateTable("subscribers")
    .set({ pace, pace_changes: sql<string>`pace_changes || ' ' || ${last}` })
    .where("id", "=", id)
    .where("pace", "<>", pace)
    .execute();
}

/** When the last event was found; 0 before the first. */
export async function lastFound(tables: Tables): Promise<number> {
  const { last } = await tables
    .selectFrom("content_events")
    .select(({ fn }) => fn.max("found_at").as("last"))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** Whether an event of this moment is told at once: each change since has turned it over. */
export function isAtOnce(
  { pace, pace_changes }: Pick<Row<"subscribers">, "pace" | "pace_changes">,
  foundAt: number,
): boolean {
  const since = pace_changes.split(" ").filter((last) => last && Number(last) >= foundAt);
  return (pace === "now") === (since.length % 2 === 0);
}
