import type { ConfirmationState } from "#app/services.ts";
import type { Tables } from "#server/store/store.ts";
import { hashToken, type LinkTokens } from "./link-tokens.ts";

/** `confirmed` now, `already` before by the same link, or `refused`. */
export type Confirmation =
  | { kind: "confirmed"; subscriberId: string }
  | { kind: "already" }
  | { kind: "refused" };

/** Returns the state of a link without changing it. */
export async function stateOfLink(
  tables: Tables,
  token: string,
  now: number,
): Promise<ConfirmationState> {
  const link = await tables
    .selectFrom("confirmation_links")
    .innerJoin("subscribers", "subscribers.id", "confirmation_links.subscriber_id")
    .select(["confirmation_links.used_at", "confirmation_links.expires_at", "subscribers.status"])
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  if (!link) return "expired";
  if (link.used_at !== null) return link.status === "confirmed" ? "confirmed" : "expired";
  return link.expires_at > now ? "ready" : "expired";
}

/** Confirms by a link. Run it inside a change; of two concurrent calls, one returns `already`. */
export async function confirmByLink(
  tables: Tables,
  token: string,
  tokens: LinkTokens,
  now: number,
): Promise<Confirmation> {
  const taken = await tables
    .updateTable("confirmation_links")
    .set({ used_at: now })
    .where("token_hash", "=", hashToken(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  if (!taken) {
    const isConfirmed = (await stateOfLink(tables, token, now)) === "confirmed";
    return { kind: isConfirmed ? "already" : "refused" };
  }
  const earlier = await tables
    .selectFrom("subscribers")
    .select(["status", "address_key"])
    .where("id", "=", taken.subscriber_id)
    .executeTakeFirstOrThrow();
  // A second link, used later, must not overwrite the evidence of the first consent.
  if (earlier.status === "confirmed") return { kind: "already" };
  await tables
    .updateTable("subscribers")
    .set({
      status: "confirmed",
      confirmed_at: now,
      left_at: null,
      consent_at: taken.consent_at,
      consent_wording: taken.consent_wording,
      source_page: taken.source_page,
    })
    .where("id", "=", taken.subscriber_id)
    .execute();
  // Subscribing again lifts the suppression.
  await tables
    .deleteFrom("suppressions")
    .where("address_hash", "=", tokens.suppression(earlier.address_key))
    .execute();
  return { kind: "confirmed", subscriberId: taken.subscriber_id };
}
