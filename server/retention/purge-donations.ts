import type { RetentionDays } from "#schemas/site/retention.ts";
import type { Tables } from "#server/store/store.ts";
import { countRows } from "./count-rows.ts";

/** Personal details of a donation, gone. Amount, date and reference stay: they are the organisation's books. */
const noDetails = { donor_name: "", donor_email: "", donor_phone: "" };

/**
 * Clears what donations hold about people, and deletes old pledges. A donation itself is never deleted: a payment
 * that arrives late must still find it.
 * @param before turns a number of days into the moment that far back
 * @returns how many rows of each kind were touched
 */
export async function purgeDonations(
  tables: Tables,
  periods: RetentionDays,
  before: (days: number) => number,
): Promise<Record<string, number>> {
  const details = () =>
    tables
      .updateTable("donations")
      .set(noDetails)
      .where((row) =>
        row.or([
          row("donor_name", "<>", ""),
          row("donor_email", "<>", ""),
          row("donor_phone", "<>", ""),
        ]),
      );
  const pledges = () => tables.deleteFrom("pledges");
  return {
    donorDetails: await countRows(
      details().where("changed_at", "<", before(periods.donorDetails)),
      details()
        .where("state", "in", ["failed", "expired"])
        .where("changed_at", "<", before(periods.unfinishedDonorDetails)),
    ),
    pledges: await countRows(
      pledges().where("received_at", "<", before(periods.pledges)),
      pledges()
        .where("status", "=", "quarantined")
        .where("seen_at", "<", before(periods.quarantine)),
    ),
    webhookBodies: await countRows(
      tables
        .updateTable("payment_webhooks")
        .set({ body: "" })
        .where("body", "<>", "")
        .where("last_at", "<", before(periods.webhookBodies)),
    ),
  };
}
