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
export class ConcurrentUpdateError extends Error {
  override name = "ConcurrentUpdateError";
}

/** A donation that is looked at inside a change, with when and why. */
export interface Transition {
  tables: Tables;
  donation: Donation;
  now: number;
  cause: DonationCause;
}

/**
 * Moves a donation on, and writes the entry of its audit log in the same change.
 * @param detail a sentence for the audit log
 * @returns the donation as it is now, or undefined when it may not go there
 * @throws ConcurrentUpdateError when the store no longer holds the state that `donation` was read with
 */
export async function moveDonation(
  one: Transition,
  to: DonationState,
  detail: string,
  set: Updateable<Donations> = {},
): Promise<Donation | undefined> {
  const { tables, now, cause } = one;
  const { id, reference, state: from } = one.donation;
  if (!nextStates[from].includes(to)) return undefined;
  const moved = await updateDonation(one, { ...set, state: to, changed_at: now });
  if (!moved) throw new ConcurrentUpdateError(`Donation ${reference} is no longer ${from}`);
  await writeEvent(tables, id, now, { from, to, cause, detail });
  return moved;
}

/** @returns the donation as it is now, or undefined when it has left the state that it was read with */
export function updateDonation(
  { tables, donation: { id, state } }: Pick<Transition, "tables" | "donation">,
  set: Updateable<Donations>,
): Promise<Donation | undefined> {
  return tables
    .updateTable("donations")
    .set(set)
    .where(({ and }) => and({ id, state }))
    .returningAll()
    .executeTakeFirst();
}
