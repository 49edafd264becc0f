import { deleteRows, findRow, updateRow } from "#server/store/rows.ts";
import type { Schema } from "#server/store/schema.ts";
import type { Tables } from "#server/store/store.ts";
import type { LinkTokens } from "./link-tokens.ts";

/** Ends a subscription, if there is one. Run it inside a change. */
export async function unsubscribe(tables: Tables, id: string, now: number, tokens: LinkTokens) {
  const subscriber = await findRow(tables, "subscribers", { id });
  if (!subscriber) return;
  await suppress(tables, tokens.suppression(subscriber.address), "left", now);
  // An old confirmation link must not restore the subscription.
  await deleteRows(tables, "confirmation_links", { subscriber_id: id });
  if (subscriber.status === "unsubscribed") return;
  await updateRow(tables, "subscribers", { id }, { status: "unsubscribed", left_at: now });
}

/**
 * Records that a mailbox does not exist, so that its address gets no further e-mail. Only `missing-mailboxes.ts` calls
 * it, which has the brake. Run it inside a change. Returns whether it was still subscribed.
 */
export async function markBounced(
  tables: Tables,
  subscriber: { id: string },
  tokens: LinkTokens,
  now: number,
): Promise<boolean> {
  const stored = await findRow(tables, "subscribers", subscriber);
  if (!stored) return false;
  const bounced = await tables
    .updateTable("subscribers")
    .set({ status: "bounced", left_at: now })
    .where("id", "=", stored.id)
    .where("status", "in", ["pending", "confirmed"])
    .returning("address")
    .executeTakeFirst();
  if (bounced) await suppress(tables, tokens.suppression(bounced.address), "bounced", now);
  return bounced !== undefined;
}

/** Records, by a one-way code, that an address must not get e-mails. */
export async function suppress(
  tables: Tables,
  hash: string,
  reason: Schema["suppressions"]["reason"],
  now: number,
): Promise<void> {
  await tables
    .insertInto("suppressions")
    .values({ address_hash: hash, reason, since: now })
    .onConflict((conflict) => conflict.column("address_hash").doUpdateSet({ reason, since: now }))
    .execute();
}
