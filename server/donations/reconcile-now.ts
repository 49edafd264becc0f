import type { DonationState } from "#server/store/donation-schema.ts";
import type { Store } from "#server/store/store.ts";
import type { DonationService } from "./donations.ts";

export interface StateChange {
  reference: string;
  before: DonationState;
  after: DonationState;
}

/**
 * Polls the configured providers at once, from another process than the site.
 * @param id one donation in any state; default: all open ones
 */
export async function reconcileNow(
  { store, donations }: { store: Store; donations: DonationService },
  id?: string,
): Promise<StateChange[]> {
  let query = store.tables.selectFrom("donations").select(["id", "reference", "state"]);
  query = id
    ? query.where("id", "=", id)
    : query.where("state", "in", ["created", "pending", "failed", "expired", "review"]);
  const changes: StateChange[] = [];
  for (const donation of await query.orderBy("created_at").execute()) {
    const { state } = await donations.check(donation.id, "desk");
    changes.push({ reference: donation.reference, before: donation.state, after: state });
  }
  return changes;
}
