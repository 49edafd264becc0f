import type { Updateable } from "kysely";
import type { DonationCause, DonationState, Donations } from "#server/store/donation-schema.ts";
import type { Tables } from "#server/store/store.ts";
import { type Gift, writeEvent } from "./gifts.ts";

/**
 * Where a gift may go from where it is. Money that was once confirmed is never taken back by a late
 * "pending" or "failed"; money that comes late still counts.
 */
export const nextStates: Readonly<Record<DonationState, readonly DonationState[]>> = {
  created: ["pending", "paid", "failed", "expired", "review"],
  pending: ["paid", "failed", "expired", "review"],
  failed: ["paid", "review"],
  expired: ["paid", "review"],
  review: ["paid"],
  paid: ["reversed"],
  reversed: [],
};

/** Two that moved the same gift at the same moment; the later one must look again. */
export class MovedMeanwhile extends Error {
  override name = "MovedMeanwhile";
}

/**
 * Moves a gift on, and writes the line of its trail in the same change.
 * @returns the gift as it is now, or undefined when it may not go there
 * @throws MovedMeanwhile when the store no longer holds the state that `gift` was read with
 */
export async function moveGift(
  tables: Tables,
  gift: Gift,
  to: DonationState,
  change: {
    at: number;
    cause: DonationCause;
    detail: string;
    set?: Updateable<Donations>;
  },
): Promise<Gift | undefined> {
  if (!nextStates[gift.state].includes(to)) return undefined;
  const moved = await tables
    .updateTable("donations")
    .set({ ...change.set, state: to, changed_at: change.at })
    .where("id", "=", gift.id)
    .where("state", "=", gift.state)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new MovedMeanwhile(`Gift ${gift.reference} is no longer ${gift.state}`);
  await writeEvent(tables, gift.id, change.at, {
    from: gift.state,
    to,
    cause: change.cause,
    detail: change.detail,
  });
  return moved;
}
