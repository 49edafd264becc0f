import { addressKey } from "#server/mail/address-key.ts";
import type { Services } from "#server/services.ts";
import type { SubscriberStatus } from "#server/store/schema.ts";
import type { Tables } from "#server/store/store.ts";

/** How many addresses of the newsletter there are, by status. */
export async function countSubscribers(
  tables: Tables,
): Promise<{ status: SubscriberStatus; count: number }[]> {
  const rows = await tables
    .selectFrom("subscribers")
    .select((select) => ["status", select.fn.countAll<number | string>().as("count")])
    .groupBy("status")
    .orderBy("status")
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/**
 * Deletes an address and everything about its subscription.
 * @returns how much was deleted, by kind; undefined when no subscription belongs to the address
 */
export async function eraseSubscriber(
  email: string,
  { store, erase }: Pick<Services, "store" | "erase">,
): Promise<Record<string, number> | undefined> {
  const known = await store.tables
    .selectFrom("subscribers")
    .select("id")
    .where("address_key", "=", addressKey(email))
    .executeTakeFirst();
  return known && erase(email, { onlyNewsletter: true });
}
