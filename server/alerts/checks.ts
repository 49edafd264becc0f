import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { day, spokenTime } from "#server/clock.ts";
import type { Environment } from "#server/environment.ts";
import { maxMailDelay } from "#server/mail/outbox.ts";
import { isPublic } from "#server/start-conditions.ts";
import { readLastSnapshot } from "#server/store/milestones.ts";
import { countRows } from "#server/store/rows.ts";
import type { Store, Tables } from "#server/store/store.ts";
import type { AlertKind } from "./alert-kinds.ts";

export interface CheckDependencies {
  tables: Tables;
  environment: Environment;
  now: number;
}

/** Checks one condition. @returns a sentence without personal data when it needs attention */
type Check = (parts: CheckDependencies) => Promise<string | undefined>;

/** In bytes; with less the disk counts as nearly full. */
const minFreeSpace = 1024 ** 3;

/** Checks by kind of alert. A kind without a check is an event, raised when it happens. */
export const checks: Partial<Record<AlertKind, Check>> = {
  async mail({ tables, now }) {
    const { dead, late, oldestLate } = await countMail(tables, now);
    const sentences = [
      dead > 0 && `Given up: ${dead}.`,
      late > 0 && `Late: ${late}, the oldest since ${spokenTime(oldestLate, 0)}.`,
    ];
    return sentences.filter(Boolean).join(" ") || undefined;
  },

  async quarantine({ tables }) {
    const waiting = Object.entries(await countQuarantine(tables))
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${count} ${name}`);
    return waiting.length > 0 ? `Waiting for a decision: ${waiting.join(", ")}.` : undefined;
  },

  async "payments-to-review"({ tables }) {
    const review = await countPaymentsToReview(tables);
    return review > 0 ? `Payments that do not match their donation: ${review}.` : undefined;
  },

  async "second-payments"({ tables }) {
    const second = await countRows(tables, "second_payments", { refunded_at: null });
    return second > 0 ? `Payments that have to be given back: ${second}.` : undefined;
  },

  async "backup-age"({ tables, environment, now }) {
    const days = environment.BACKUP_ALERT_DAYS;
    if (days === 0 || !isPublic(environment)) return undefined;
    const limit = now - days * day;
    const last = await readLastSnapshot(tables, now);
    if (last !== undefined) {
      return last < limit
        ? `The last snapshot for a backup was taken on ${spokenTime(last, 0)}.`
        : undefined;
    }
    // A new site has a day or two to be set up.
    const first = await tables
      .selectFrom("outbox")
      .select(({ fn }) => fn.min("created_at").as("at"))
      .executeTakeFirstOrThrow();
    return first.at !== null && first.at < limit
      ? "No snapshot for a backup was ever taken."
      : undefined;
  },

  async "disk-space"({ environment }) {
    // With PostgreSQL and a mail server the folder need not exist.
    if (!existsSync(environment.DATA_DIR)) return undefined;
    const { bavail, bsize } = await statfs(environment.DATA_DIR);
    const free = bavail * bsize;
    if (free >= minFreeSpace) return undefined;
    return `${Math.floor(free / 1024 ** 2)} MB are left on the disk that holds DATA_DIR.`;
  },
};

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
async function countQuarantine(tables: Tables) {
  const quarantined = { status: "quarantined", seen_at: null } as const;
  return {
    messages: await countRows(tables, "contact_messages", quarantined),
    pledges: await countRows(tables, "pledges", quarantined),
    "newsletter addresses": await countRows(tables, "subscribers", quarantined),
  };
}

const countPaymentsToReview = (tables: Tables) =>
  countRows(tables, "donations", { state: "review" });
