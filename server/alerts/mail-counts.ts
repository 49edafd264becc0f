import { maxMailDelay } from "#server/mail/outbox.ts";
import { countRows } from "#server/store/rows.ts";
import type { Tables } from "#server/store/store.ts";

/** Delay after which an e-mail is late, in milliseconds. */
const lateAfter = 2 * 3_600_000;

export interface MailCounts {
  /** Includes the late ones. */
  waiting: number;
  late: number;
  /** When the oldest late one was enqueued, in milliseconds since 1970; 0 when there is none. */
  oldestLate: number;
  /** Failed permanently. Of an issue that is said elsewhere, with whom it concerns. */
  dead: number;
  /** When the last one went out, in milliseconds since 1970; undefined for never. */
  lastSent: number | undefined;
}

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
  const gone = await tables
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("state", "=", "dead")
    .where("kind", "<>", "newsletter-issue")
    .executeTakeFirstOrThrow();
  const { at } = await tables
    .selectFrom("outbox")
    .select(({ fn }) => fn.max("sent_at").as("at"))
    .executeTakeFirstOrThrow();
  return {
    lastSent: at ?? undefined,
    waiting: await countRows(tables, "outbox", { state: "waiting" }),
    late: Number(late.count),
    oldestLate: Number(late.oldest),
    dead: Number(gone.count),
  };
}
