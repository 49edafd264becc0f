import { day } from "#server/clock.ts";
import { deleteRows, findRow, updateRow } from "#server/store/rows.ts";
import type { Tables } from "#server/store/store.ts";
import { hashToken, type LinkTokens } from "./link-tokens.ts";

/** Lifetime of a confirmation link, in days. */
export const confirmationDays = 3;

/**
 * The days of a link, and those after which an unconfirmed address is deleted, count from when its e-mail went out: a
 * mail server that was down for a week is no fault of who waits for it. Run it inside a change.
 */
export async function confirmationSent(
  tables: Tables,
  { linkId: id }: { linkId: string },
  { now }: { now: number },
): Promise<void> {
  const expires_at = now + confirmationDays * day;
  const link = await updateRow(tables, "confirmation_links", { id, used_at: null }, { expires_at });
  if (!link) return;
  const reader = { id: link.subscriber_id, status: "pending" } as const;
  await updateRow(tables, "subscribers", reader, { last_email_at: now });
}

/** Keeps addresses whose confirmation has not gone out from being deleted by their age. Run it inside a change. */
export async function keepUnsentConfirmations(tables: Tables, now: number): Promise<void> {
  const unsent = tables
    .selectFrom("outbox")
    .select("reference")
    .where("kind", "=", "newsletter-confirm")
    .where("state", "=", "waiting");
  const inserted = await tables
    .updateTable("confirmation_links")
    .set({ expires_at: now + confirmationDays * day })
    .where("id", "in", unsent)
    .where("used_at", "is", null)
    .returning("subscriber_id")
    .execute();
  for (const { subscriber_id: id } of inserted) {
    await updateRow(tables, "subscribers", { id, status: "pending" }, { last_email_at: now });
  }
}

async function findLink(tables: Tables, match: { id: string } | { token_hash: string }) {
  const link = await findRow(tables, "confirmation_links", match);
  if (!link) return undefined;
  const subscriber = await findRow(tables, "subscribers", { id: link.subscriber_id });
  return subscriber && { link, subscriber };
}

/** Finds whom a confirmation link waits for, to write its e-mail; undefined once it was used. */
export async function findUnused(tables: Tables, id: string) {
  const link = await findLink(tables, { id });
  return link?.link.used_at === null ? link : undefined;
}

export async function stateOfLink(tables: Tables, token: string, now: number) {
  const stored = await findLink(tables, { token_hash: hashToken(token) });
  if (!stored) return "expired";
  const { link, subscriber } = stored;
  if (link.used_at !== null) return subscriber.status === "confirmed" ? "confirmed" : "expired";
  return link.expires_at > now ? "ready" : "expired";
}

/**
 * Confirms by a link. Run it inside a change; of two concurrent calls, one returns the subscriber. `already`:
 * confirmed before by the same link.
 */
export async function confirmByLink(
  tables: Tables,
  token: string,
  tokens: LinkTokens,
  now: number,
): Promise<"already" | "refused" | { subscriberId: string }> {
  const taken = await tables
    .updateTable("confirmation_links")
    .set({ used_at: now })
    .where("token_hash", "=", hashToken(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  if (!taken) {
    return (await stateOfLink(tables, token, now)) === "confirmed" ? "already" : "refused";
  }
  const { subscriber_id: id, consent_at, consent_wording, source_page } = taken;
  const subscriber = await findRow(tables, "subscribers", { id });
  // A second link, used later, must not overwrite the evidence of the first consent.
  if (!subscriber || subscriber.status === "confirmed") return "already";
  const consent = { confirmed_at: now, left_at: null, consent_at, consent_wording, source_page };
  await updateRow(tables, "subscribers", { id }, { status: "confirmed", ...consent });
  // Subscribing again lifts the suppression.
  const code = { address_hash: tokens.suppression(subscriber.address) };
  await deleteRows(tables, "suppressions", code);
  return { subscriberId: id };
}
