import type { Tables } from "#server/store/store.ts";

/** Returns the address of a subscriber; undefined unless the subscription is confirmed and active. */
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
