import { sql } from "kysely";
import { maxMailDelay } from "#server/mail/outbox.ts";
import type { Tables } from "#server/store/store.ts";

/** PostgreSQL returns counts as text, since they may exceed JavaScript's integers. */
const count = sql<number | string>`count(*)`.as("count");

/** Delay after which an e-mail is late, in milliseconds. */
const lateAfter = 2 * 3_600_000;

export interface MailCounts {
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
  const inState = (state: "waiting" | "dead") =>
    tables.selectFrom("outbox").select(count).where("state", "=", state);
  const late = await inState("waiting")
    .select((select) => select.fn.min("created_at").as("oldest"))
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
    waiting: await countOf(inState("waiting")),
    late: Number(late.count),
    oldestLate: Number(late.oldest),
    dead: await countOf(inState("dead")),
  };
}

/** Counts quarantined items by the name that staff read. */
export async function countQuarantine(
  tables: Tables,
): Promise<Record<"messages" | "pledges" | "newsletter addresses", number>> {
  const countIn = (table: "contact_messages" | "pledges" | "subscribers") =>
    countOf(tables.selectFrom(table).select(count).where("status", "=", "quarantined"));
  return {
    messages: await countIn("contact_messages"),
    pledges: await countIn("pledges"),
    "newsletter addresses": await countIn("subscribers"),
  };
}

/** Counts payments that do not match their donation. */
export function countPaymentsToReview(tables: Tables): Promise<number> {
  return countOf(tables.selectFrom("donations").select(count).where("state", "=", "review"));
}

/** Counts payments to refund. */
export function countSecondPayments(tables: Tables): Promise<number> {
  return countOf(
    tables.selectFrom("second_payments").select(count).where("refunded_at", "is", null),
  );
}

interface CountQuery {
  executeTakeFirstOrThrow(): Promise<{ count: number | string }>;
}

async function countOf(query: CountQuery): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).count);
}
