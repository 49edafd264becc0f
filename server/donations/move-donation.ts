import type { Updateable } from "kysely";
import type { DonationCause, DonationState, Donations } from "#server/store/donation-schema.ts";
import type { Tables } from "#server/store/store.ts";
import { type Donation, writeEvent } from "./donation-records.ts";

/**
 * Where a donation may go from where it is. Money that was once confirmed is never taken back by a late
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

/** Two that moved the same donation at the same moment; the later one must look again. */
export class MovedMeanwhile extends Error {
  override name = "MovedMeanwhile";
}

/**
 * Moves a donation on, and writes the entry of its audit log in the same change.
 * @returns the donation as it is now, or undefined when it may not go there
 * @throws MovedMeanwhile when the store no longer holds the state that `donation` was read with
 */
export async function moveDonation(
  tables: Tables,
  donation: Donation,
  to: DonationState,
  change: {
    at: number;
    cause: DonationCause;
    detail: string;
    set?: Updateable<Donations>;
  },
): Promise<Donation | undefined> {
  if (!nextStates[donation.state].includes(to)) return undefined;
  const moved = await tables
    .updateTable("donations")
    .set({ ...change.set, state: to, changed_at: change.at })
    .where("id", "=", donation.id)
    .where("state", "=", donation.state)
    .returningAll()
    .executeTakeFirst();
  if (!moved)
    throw new MovedMeanwhile(`Donation ${donation.reference} is no longer ${donation.state}`);
  await writeEvent(tables, donation.id, change.at, {
    from: donation.state,
    to,
    cause: change.cause,
    detail: change.detail,
  });
  return moved;
}
