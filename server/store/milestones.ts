import type { Milestones } from "./schema.ts";
import type { Tables } from "./store.ts";

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
