import type { RetentionDays } from "#schemas/site/retention.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { purgeDonations } from "./purge-donations.ts";

const day = 24 * 60 * 60_000;

/** How many rows of each kind were deleted; never which. */
export type PurgeCounts = Record<string, number>;

/** Deletes what has been kept long enough. Running it twice, or on two servers, does no harm. */
export function purge(store: Store, periods: RetentionDays, now: number): Promise<PurgeCounts> {
  const before = (days: number) => now - days * day;
  return store.change(async (tables) => {
    const counts: PurgeCounts = {};
    const note = (name: string, { numDeletedRows }: { numDeletedRows: bigint }) => {
      counts[name] = (counts[name] ?? 0) + Number(numDeletedRows);
    };
    note("messages", await closedMessages(tables, before(periods.messagesAfterClosing)));
    note("messages", await oldMessages(tables, before(periods.messagesAtMost)));
    note(
      "quarantine",
      await tables
        .deleteFrom("contact_messages")
        .where("status", "=", "quarantined")
        .where("received_at", "<", before(periods.quarantine))
        .executeTakeFirst(),
    );
    note(
      "quarantine",
      await subscribers(tables, "quarantined", "created_at", before(periods.quarantine)),
    );
    note(
      "unconfirmed",
      await subscribers(
        tables,
        "pending",
        "last_email_at",
        before(periods.unconfirmedSubscriptions),
      ),
    );
    const ended = before(periods.endedSubscriptions);
    note("ended", await subscribers(tables, "unsubscribed", "left_at", ended));
    note("ended", await subscribers(tables, "bounced", "left_at", ended));
    note(
      "links",
      await tables
        .deleteFrom("confirmation_links")
        .where("expires_at", "<", ended)
        .executeTakeFirst(),
    );
    note(
      "outbox",
      await tables
        .deleteFrom("outbox")
        .where("state", "in", ["sent", "dropped"])
        .where("created_at", "<", before(periods.sentMail))
        .executeTakeFirst(),
    );
    note(
      "formKeys",
      await tables
        .deleteFrom("submissions")
        .where("received_at", "<", before(periods.formKeys))
        .executeTakeFirst(),
    );
    for (const [name, count] of Object.entries(await purgeDonations(tables, periods, before))) {
      counts[name] = count;
    }
    return counts;
  });
}

function closedMessages(tables: Tables, limit: number) {
  return tables
    .deleteFrom("contact_messages")
    .where("status", "in", ["answered", "closed"])
    .where("marked_at", "<", limit)
    .executeTakeFirst();
}

function oldMessages(tables: Tables, limit: number) {
  return tables
    .deleteFrom("contact_messages")
    .where("status", "<>", "quarantined")
    .where("received_at", "<", limit)
    .executeTakeFirst();
}

/** A code for each ended subscription stays in `suppressions`, put there when it ended. */
function subscribers(
  tables: Tables,
  status: "quarantined" | "pending" | "unsubscribed" | "bounced",
  since: "created_at" | "last_email_at" | "left_at",
  limit: number,
) {
  return tables
    .deleteFrom("subscribers")
    .where("status", "=", status)
    .where(since, "<", limit)
    .executeTakeFirst();
}
