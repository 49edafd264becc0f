import type { RetentionDays } from "#schemas/site/retention.ts";
import type { SubscriberStatus } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { countRows } from "./count-rows.ts";
import { purgeDonations } from "./purge-donations.ts";

const day = 24 * 60 * 60_000;

/** How many rows of each kind were deleted; never which. */
export type PurgeCounts = Record<string, number>;

/** Deletes what has been kept long enough. Running it twice, or on two servers, does no harm. */
export function purge(store: Store, periods: RetentionDays, now: number): Promise<PurgeCounts> {
  const before = (days: number) => now - days * day;
  return store.change(async (tables) => {
    const messages = () => tables.deleteFrom("contact_messages");
    const links = tables.deleteFrom("confirmation_links");
    const submissions = tables.deleteFrom("submissions");
    const sentMail = tables.deleteFrom("outbox").where("state", "in", ["sent", "dropped"]);
    /** A code for each ended subscription stays in `suppressions`, put there when it ended. */
    const subscribers = (...statuses: SubscriberStatus[]) =>
      tables.deleteFrom("subscribers").where("status", "in", statuses);
    const ended = before(periods.endedSubscriptions);
    const suspectSince = before(periods.quarantine);
    return {
      messages: await countRows(
        messages()
          .where("status", "in", ["answered", "closed"])
          .where("marked_at", "<", before(periods.messagesAfterClosing)),
        messages()
          .where("status", "<>", "quarantined")
          .where("received_at", "<", before(periods.messagesAtMost)),
      ),
      quarantine: await countRows(
        // What nobody has looked at may be a real message; it is kept as long as one.
        messages().where("status", "=", "quarantined").where("seen_at", "<", suspectSince),
        messages().where("received_at", "<", before(periods.messagesAtMost)),
        subscribers("quarantined").where("seen_at", "<", suspectSince),
        subscribers("quarantined").where("created_at", "<", before(periods.messagesAtMost)),
      ),
      unconfirmed: await countRows(
        subscribers("pending").where(
          "last_email_at",
          "<",
          before(periods.unconfirmedSubscriptions),
        ),
      ),
      ended: await countRows(subscribers("unsubscribed", "bounced").where("left_at", "<", ended)),
      links: await countRows(links.where("expires_at", "<", ended)),
      outbox: await countRows(sentMail.where("created_at", "<", before(periods.sentMail))),
      mailboxAllowances: await countRows(
        tables
          .deleteFrom("mailbox_allowances")
          .where("last_email_at", "<", before(periods.mailboxAllowances)),
      ),
      formKeys: await countRows(submissions.where("received_at", "<", before(periods.formKeys))),
      ...(await purgeDonations(tables, periods, before)),
    };
  });
}
