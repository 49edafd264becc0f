import { sql } from "kysely";
import type { Tables } from "#server/store/store.ts";

/** Limits for e-mails about signing up, for each mailbox; times in milliseconds. */
const minInterval = 5 * 60_000;
const maxPerPeriod = 3;
/** Retention must store a count at least as long. */
const allowancePeriod = 24 * 60 * 60_000;

/**
 * Counts one more e-mail, unless the mailbox has reached its limit: the form must not be a way to flood other people's
 * mailboxes. It is one statement, so concurrent requests, also on two servers, cannot both pass.
 * @param mailboxHash see `LinkTokens.mailbox`
 * @returns whether an e-mail may be sent now
 */
export async function takeAllowance(
  tables: Tables,
  mailboxHash: string,
  now: number,
): Promise<boolean> {
  const isOver = sql<boolean>`mailbox_allowances.emails_since <= ${now - allowancePeriod}`;
  const counted = await tables
    .insertInto("mailbox_allowances")
    .values({ mailbox_hash: mailboxHash, emails: 1, emails_since: now, last_email_at: now })
    .onConflict((conflict) =>
      conflict
        .column("mailbox_hash")
        .doUpdateSet({
          emails: sql<number>`CASE WHEN ${isOver} THEN 1 ELSE mailbox_allowances.emails + 1 END`,
          emails_since: sql<number>`CASE WHEN ${isOver} THEN ${now} ELSE mailbox_allowances.emails_since END`,
          last_email_at: now,
        })
        .where("mailbox_allowances.last_email_at", "<=", now - minInterval)
        .where((is) => is.or([is("mailbox_allowances.emails", "<", maxPerPeriod), isOver])),
    )
    .returning("mailbox_hash")
    .executeTakeFirst();
  return counted !== undefined;
}
