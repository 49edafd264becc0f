import type { Tables } from "#server/store/store.ts";

/** The address of a subscriber; undefined when there is none who has confirmed and not left since. */
export async function confirmedAddress(
  tables: Tables,
  subscriberId: string,
): Promise<string | undefined> {
  const subscriber = await tables
    .selectFrom("subscribers")
    .select("address")
    .where("id", "=", subscriberId)
    .where("status", "=", "confirmed")
    .executeTakeFirst();
  return subscriber?.address;
}
