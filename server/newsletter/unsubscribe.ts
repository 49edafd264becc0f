import { enqueueMail } from "#server/mail/outbox.ts";
import type { Dispatches } from "#server/mail/outbox-kinds.ts";
import type { Suppressions } from "#server/store/schema.ts";
import type { Tables } from "#server/store/store.ts";
import type { LinkTokens } from "./link-tokens.ts";

export interface UnsubscribeRequest {
  /** Subscriber. */
  id: string;
  now: number;
  tokens: LinkTokens;
  /** Kind of outbox entry that notifies another service. */
  dispatch?: Dispatches["unsubscribed"];
}

/** Ends a subscription, if there is one. Run it inside a change. */
export async function unsubscribe(tables: Tables, request: UnsubscribeRequest): Promise<void> {
  const { id, now, tokens, dispatch } = request;
  const subscriber = await tables
    .selectFrom("subscribers")
    .select(["address", "address_key", "status"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!subscriber) return;
  await suppress(tables, tokens.suppression(subscriber.address_key), "left", now);
  // An old confirmation link must not restore the subscription.
  await tables.deleteFrom("confirmation_links").where("subscriber_id", "=", id).execute();
  if (dispatch) {
    await enqueueMail(tables, { kind: dispatch, address: subscriber.address }, now);
  }
  if (subscriber.status === "unsubscribed") return;
  await tables
    .updateTable("subscribers")
    .set({ status: "unsubscribed", left_at: now })
    .where("id", "=", id)
    .execute();
}

/**
 * Records that a mailbox does not exist, so that it gets no further e-mail. Run it inside a change.
 * @param subscriber by id or by `addressKey`
 * @returns whether it was still subscribed
 */
export async function markBounced(
  tables: Tables,
  subscriber: { id: string } | { address_key: string },
  tokens: LinkTokens,
  now: number,
): Promise<boolean> {
  const bounced = await tables
    .updateTable("subscribers")
    .set({ status: "bounced", left_at: now })
    .where((is) => is.and(subscriber))
    .where("status", "in", ["pending", "confirmed"])
    .returning("address_key")
    .executeTakeFirst();
  if (bounced) await suppress(tables, tokens.suppression(bounced.address_key), "bounced", now);
  return bounced !== undefined;
}

/** Records, by a one-way code, that an address must not get e-mails. */
export async function suppress(
  tables: Tables,
  hash: string,
  reason: Suppressions["reason"],
  now: number,
): Promise<void> {
  await tables
    .insertInto("suppressions")
    .values({ address_hash: hash, reason, since: now })
    .onConflict((conflict) => conflict.column("address_hash").doUpdateSet({ reason, since: now }))
    .execute();
}
