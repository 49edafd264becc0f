import type { Updateable } from "kysely";
import { updateRow } from "#server/store/rows.ts";
import type { DonationCause, DonationState, Schema } from "#server/store/schema.ts";
import type { Tables } from "#server/store/store.ts";
import { type Donation, writeEvent } from "./donation-records.ts";

/**
 * Allowed transitions. A late "pending" or "failed" never revokes a confirmed payment; a late payment still
 * counts.
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

/** Thrown when another process updated the donation first; reload and retry. */
export class ConcurrentUpdateError extends Error {
  override name = "ConcurrentUpdateError";
}

export interface Transition {
  tables: Tables;
  donation: Donation;
  now: number;
  cause: DonationCause;
}

/**
 * Changes the state of a donation and writes its audit log in the same change. Returns the updated donation;
 * undefined when the transition is not allowed.
 * @param detail a sentence for the audit log
 * @throws ConcurrentUpdateError when the stored state is no longer that of `donation`
 */
export async function moveDonation(
  transition: Transition,
  to: DonationState,
  detail: string,
  set: Updateable<Schema["donations"]> = {},
): Promise<Donation | undefined> {
  const { tables, now, cause } = transition;
  const { id, reference, state: from } = transition.donation;
  if (!nextStates[from].includes(to)) return undefined;
  const moved = await updateDonation(transition, { ...set, state: to, changed_at: now });
  if (!moved) throw new ConcurrentUpdateError(`Donation ${reference} is no longer ${from}`);
  await writeEvent(tables, id, now, { from, to, cause, detail });
  return moved;
}

/** @returns the updated donation; undefined when its state has changed since it was read */
export function updateDonation(
  { tables, donation: { id, state } }: Pick<Transition, "tables" | "donation">,
  set: Updateable<Schema["donations"]>,
): Promise<Donation | undefined> {
  return updateRow(tables, "donations", { id, state }, set);
}
