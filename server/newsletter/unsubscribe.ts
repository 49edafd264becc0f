import type { EmailAddress } from "#app/forms/email-address.ts";
import type { Clock } from "#server/clock.ts";
import type { Bounces } from "#server/mail/relay.ts";
import { deleteRows, findRow, updateRow } from "#server/store/rows.ts";
import type { Schema } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";
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
 * Records that a mailbox does not exist, so that its address gets no further e-mail. Run it inside a change.
 * Returns whether it was still subscribed.
 */
export async function markBounced(
  tables: Tables,
  subscriber: { id: string } | { address: EmailAddress },
  tokens: LinkTokens,
  now: number,
): Promise<boolean> {
  const known = await findRow(tables, "subscribers", subscriber);
  if (!known) return false;
  const bounced = await tables
    .updateTable("subscribers")
    .set({ status: "bounced", left_at: now })
    .where("id", "=", known.id)
    .where("status", "in", ["pending", "confirmed"])
    .returning("address")
    .executeTakeFirst();
  if (bounced) await suppress(tables, tokens.suppression(bounced.address), "bounced", now);
  return bounced !== undefined;
}

/** Handles, by kind of e-mail, a mail server's answer that the mailbox does not exist. */
export function newsletterBounces(store: Store, tokens: LinkTokens, clock: Clock): Bounces {
  const bounce = async ({ subscriberId: id }: { subscriberId: string }) => {
    await store.change((tables) => markBounced(tables, { id }, tokens, clock()));
  };
  async function bounceLink({ linkId }: { linkId: string }) {
    const link = await findRow(store.tables, "confirmation_links", { id: linkId });
    if (link) await bounce({ subscriberId: link.subscriber_id });
  }
  return {
    "newsletter-confirm": bounceLink,
    "newsletter-already": bounce,
    "newsletter-welcome": bounce,
    "newsletter-issue": bounce,
  };
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

/**
 * Returns the addresses that a delivery report (RFC 3464) calls permanently unreachable: action "failed" with
 * status 5.1.x (no such mailbox or domain) or 5.2.1 (closed), not a full mailbox or a policy refusal.
 */
export function hardBounces(source: string): string[] {
  const report = /^Content-Type: message\/delivery-status/im.exec(source);
  if (!report) return [];
  // One group of lines for each recipient, separated by empty lines; folded lines are unfolded first.
  const groups = source
    .slice(report.index)
    .replace(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n\r?\n/);
  return groups.flatMap((group) => {
    const recipient = /^Final-Recipient:\s*rfc822;\s*<?([^\s<>]+)>?/im.exec(group)?.[1];
    const isFailed = /^Action:\s*failed/im.test(group);
    const isGone = /^Status:\s*5\.(?:1\.\d+|2\.1)\b/im.test(group);
    return recipient && isFailed && isGone ? [recipient] : [];
  });
}
