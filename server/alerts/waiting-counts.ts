import { sql } from "kysely";
import { maxMailDelay } from "#server/mail/outbox.ts";
import type { Tables } from "#server/store/store.ts";

/** PostgreSQL counts in text, because its numbers may be longer than ours. */
const count = sql<number | string>`count(*)`.as("count");

/** An e-mail that has not gone out by then is late, in milliseconds. */
const lateAfter = 2 * 3_600_000;

export interface MailCounts {
  /** Those that are late among them. */
  waiting: number;
  late: number;
  /** When the oldest of the late ones was ordered, in milliseconds since 1970; 0 when there is none. */
  oldestLate: number;
  /** Given up. */
  dead: number;
}

/** How many e-mails have not gone out. */
export async function countMail(tables: Tables, now: number): Promise<MailCounts> {
  const inState = (state: "waiting" | "dead") =>
    tables.selectFrom("outbox").select(count).where("state", "=", state);
  const waiting = await inState("waiting").executeTakeFirstOrThrow();
  const dead = await inState("dead").executeTakeFirstOrThrow();
  const late = await inState("waiting")
    .select((select) => select.fn.min("created_at").as("oldest"))
    .where((is) =>
      is.or([
        is("due_at", "<", now - lateAfter),
        // Ordered or put off while the clock was wrong.
        is("due_at", ">", now + maxMailDelay),
        is.and([is("last_error", "is not", null), is("created_at", "<", now - lateAfter)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(waiting.count),
    late: Number(late.count),
    oldestLate: Number(late.oldest),
    dead: Number(dead.count),
  };
}

/** What waits in quarantine for a decision, by the name that staff read. */
export async function countQuarantine(
  tables: Tables,
): Promise<Record<"messages" | "pledges" | "newsletter addresses", number>> {
  const counted = async (table: "contact_messages" | "pledges" | "subscribers") => {
    const found = await tables
      .selectFrom(table)
      .select(count)
      .where("status", "=", "quarantined")
      .executeTakeFirstOrThrow();
    return Number(found.count);
  };
  return {
    messages: await counted("contact_messages"),
    pledges: await counted("pledges"),
    "newsletter addresses": await counted("subscribers"),
  };
}

/** Payments that do not match their donation. */
export async function countPaymentsToReview(tables: Tables): Promise<number> {
  const review = await tables
    .selectFrom("donations")
    .select(count)
    .where("state", "=", "review")
    .executeTakeFirstOrThrow();
  return Number(review.count);
}

/** Payments that have to be given back. */
export async function countSecondPayments(tables: Tables): Promise<number> {
  const second = await tables
    .selectFrom("second_payments")
    .select(count)
    .where("refunded_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(second.count);
}
