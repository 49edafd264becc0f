import type { RetentionDays } from "#schemas/site/retention.ts";
import type { Tables } from "#server/store/store.ts";

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
  const hasDetails = () =>
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
  const finished = await hasDetails()
    .where("changed_at", "<", before(periods.donorDetails))
    .executeTakeFirst();
  const unfinished = await hasDetails()
    .where("state", "in", ["failed", "expired"])
    .where("changed_at", "<", before(periods.unfinishedDonorDetails))
    .executeTakeFirst();
  const pledges = await tables
    .deleteFrom("pledges")
    .where("received_at", "<", before(periods.pledges))
    .executeTakeFirst();
  const suspectPledges = await tables
    .deleteFrom("pledges")
    .where("status", "=", "quarantined")
    .where("received_at", "<", before(periods.quarantine))
    .executeTakeFirst();
  const notices = await tables
    .updateTable("payment_webhooks")
    .set({ body: "" })
    .where("body", "<>", "")
    .where("last_at", "<", before(periods.webhookBodies))
    .executeTakeFirst();
  return {
    donorDetails: Number(finished.numUpdatedRows + unfinished.numUpdatedRows),
    pledges: Number(pledges.numDeletedRows + suspectPledges.numDeletedRows),
    webhookBodies: Number(notices.numUpdatedRows),
  };
}
