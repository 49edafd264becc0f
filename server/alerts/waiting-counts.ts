import { maxMailDelay } from "#server/mail/outbox.ts";
import { countRows } from "#server/store/rows.ts";
import type { Tables } from "#server/store/store.ts";

/** Delay after which an e-mail is late, in milliseconds. */
const lateAfter = 2 * 3_600_000;

interface MailCounts {
  /** Includes the late ones. */
  waiting: number;
  late: number;
  /** When the oldest late one was enqueued, in milliseconds since 1970; 0 when there is none. */
  oldestLate: number;
  /** Failed permanently. */
  dead: number;
}

/** Counts the e-mails that have not gone out. */
export async function countMail(tables: Tables, now: number): Promise<MailCounts> {
  const late = await tables
    .selectFrom("outbox")
    .select(({ fn }) => [
      fn.countAll<number | string>().as("count"),
      fn.min("created_at").as("oldest"),
    ])
    .where("state", "=", "waiting")
    .where((is) =>
      is.or([
        is("due_at", "<", now - lateAfter),
        // Enqueued or postponed under a wrong clock.
        is("due_at", ">", now + maxMailDelay),
        is.and([is("last_error", "is not", null), is("created_at", "<", now - lateAfter)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return {
    waiting: await countRows(tables, "outbox", { state: "waiting" }),
    late: Number(late.count),
    oldestLate: Number(late.oldest),
    dead: await countRows(tables, "outbox", { state: "dead" }),
  };
}

/** Counts quarantined items that nobody has called spam yet, by the name that staff read. */
export async function countQuarantine(tables: Tables) {
  const quarantined = { status: "quarantined", seen_at: null } as const;
  return {
    messages: await countRows(tables, "contact_messages", quarantined),
    pledges: await countRows(tables, "pledges", quarantined),
    "newsletter addresses": await countRows(tables, "subscribers", quarantined),
  };
}

/** Counts payments that do not match their donation. */
export const countPaymentsToReview = (tables: Tables) =>
  countRows(tables, "donations", { state: "review" });
