import { maxMailDelay } from "#server/mail/outbox.ts";
import { countRows } from "#server/store/rows.ts";
import type { Store, Tables } from "#server/store/store.ts";

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

/** How long an e-mail may take before mail counts as down, in milliseconds. */
const mailPatience = 2 * 60_000;

/** Whether e-mails go out: every alert did, and of others some, if one has failed. */
export async function doesMailGoOut({ tables }: Pick<Store, "tables">, now: number) {
  const limit = now - mailPatience;
  const stuck = await tables
    .selectFrom("outbox")
    .select("id")
    .where("created_at", "<", limit)
    .where(({ and, or, not, exists, selectFrom, eb }) =>
      or([
        and([eb("kind", "=", "alert"), eb("state", "in", ["waiting", "dead"])]),
        and([
          eb("state", "=", "waiting"),
          eb("last_error", "is not", null),
          not(exists(selectFrom("outbox").select("id").where("sent_at", ">", limit))),
        ]),
      ]),
    )
    .executeTakeFirst();
  return stuck === undefined;
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
