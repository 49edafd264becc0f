import { getOrganisation } from "#schemas/site/organisation.ts";
import { systemClock } from "#server/clock.ts";
import type { Environment } from "#server/environment.ts";
import { createLog } from "#server/log.ts";
import type { DonationState } from "#server/store/donation-schema.ts";
import type { Store } from "#server/store/store.ts";
import { openDonations } from "./open-donations.ts";

export interface Move {
  reference: string;
  before: DonationState;
  after: DonationState;
}

/**
 * Asks the configured providers at once, from another process than the site.
 * @param id one donation, whatever its state; all donations that are not settled when left out
 */
export async function reconcileNow(
  store: Store,
  environment: Environment,
  id?: string,
): Promise<Move[]> {
  const { donations } = openDonations({
    ...{ environment, store, clock: systemClock, log: createLog("error") },
    origin: () => environment.PUBLIC_URL ?? `http://${environment.HOST}:${environment.PORT}`,
    organisationEmail: getOrganisation().email,
    // Nobody pays at the desk, so the sandbox has nothing to tell; the site's relay sends the mail.
    deliver: async () => new Response(),
    onMail: () => undefined,
  });
  let query = store.tables.selectFrom("donations").select(["id", "reference", "state"]);
  query = id
    ? query.where("id", "=", id)
    : query.where("state", "in", ["created", "pending", "failed", "expired", "review"]);
  const moves: Move[] = [];
  for (const donation of await query.orderBy("created_at").execute()) {
    const { state } = await donations.check(donation.id, "desk");
    moves.push({ reference: donation.reference, before: donation.state, after: state });
  }
  return moves;
}
