import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { Environment } from "#server/environment.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import { isPublic } from "#server/start-conditions.ts";
import { readMilestone } from "#server/store/milestones.ts";
import type { Tables } from "#server/store/store.ts";
import type { AlertKind } from "./alert-kinds.ts";

export interface CheckParts {
  tables: Tables;
  environment: Environment;
  now: number;
}

/** Looks whether something needs attention now. @returns a sentence without personal data, or undefined */
export type Check = (parts: CheckParts) => Promise<string | undefined>;

const hour = 3_600_000;

/** An e-mail that has not gone out by then is late, in milliseconds. */
const lateAfter = 2 * hour;

/** Below this much free space the disk counts as nearly full, in bytes. */
export const leastFreeSpace = 1024 ** 3;

/** PostgreSQL counts in text, because its numbers may be longer than ours. */
const count = sql<number | string>`count(*)`.as("count");

/**
 * What can be seen at any time by looking. A kind without a check here is an event: somebody raises it when
 * it happens.
 */
export const checks: Partial<Record<AlertKind, Check>> = {
  async mail({ tables, now }) {
    const dead = await tables
      .selectFrom("outbox")
      .select(count)
      .where("state", "=", "dead")
      .executeTakeFirstOrThrow();
    const late = await tables
      .selectFrom("outbox")
      .select((select) => [count, select.fn.min("created_at").as("oldest")])
      .where("state", "=", "waiting")
      .where((is) =>
        is.or([
          is("due_at", "<", now - lateAfter),
          is.and([is("last_error", "is not", null), is("created_at", "<", now - lateAfter)]),
        ]),
      )
      .executeTakeFirstOrThrow();
    return sentenceOf([
      Number(dead.count) > 0 && `Given up: ${dead.count}.`,
      Number(late.count) > 0 &&
        `Late: ${late.count}, the oldest since ${kampalaTime(Number(late.oldest))}.`,
    ]);
  },

  async quarantine({ tables }) {
    const counts = {
      messages: tables
        .selectFrom("contact_messages")
        .select(count)
        .where("status", "=", "quarantined"),
      pledges: tables.selectFrom("pledges").select(count).where("status", "=", "quarantined"),
      "newsletter addresses": tables
        .selectFrom("subscribers")
        .select(count)
        .where("status", "=", "quarantined"),
    };
    const waiting: string[] = [];
    for (const [name, query] of Object.entries(counts)) {
      const counted = await query.executeTakeFirstOrThrow();
      if (Number(counted.count) > 0) waiting.push(`${counted.count} ${name}`);
    }
    return sentenceOf([waiting.length > 0 && `Waiting for a decision: ${waiting.join(", ")}.`]);
  },

  async "payments-to-review"({ tables }) {
    const review = await tables
      .selectFrom("donations")
      .select(count)
      .where("state", "=", "review")
      .executeTakeFirstOrThrow();
    return sentenceOf([
      Number(review.count) > 0 && `Payments that do not match their donation: ${review.count}.`,
    ]);
  },

  async "second-payments"({ tables }) {
    const second = await tables
      .selectFrom("second_payments")
      .select(count)
      .where("refunded_at", "is", null)
      .executeTakeFirstOrThrow();
    return sentenceOf([
      Number(second.count) > 0 && `Payments that have to be given back: ${second.count}.`,
    ]);
  },

  async "backup-age"({ tables, environment, now }) {
    const days = environment.BACKUP_ALERT_DAYS;
    if (days === 0 || !isPublic(environment)) return undefined;
    const last = await readMilestone(tables, "backup");
    if (last !== undefined) {
      return sentenceOf([
        last < now - days * 24 * hour && `The last backup was made on ${kampalaTime(last)}.`,
      ]);
    }
    // A new site has a day or two to be set up.
    const first = await tables
      .selectFrom("outbox")
      .select(({ fn }) => fn.min("created_at").as("at"))
      .executeTakeFirstOrThrow();
    return sentenceOf([
      first.at !== null && first.at < now - days * 24 * hour && "No backup was ever made.",
    ]);
  },

  async "disk-space"({ environment }) {
    // With PostgreSQL and a mail server nothing need lie there.
    if (!existsSync(environment.DATA_DIR)) return undefined;
    const { bavail, bsize } = await statfs(environment.DATA_DIR);
    const free = bavail * bsize;
    const left = Math.floor(free / 1024 ** 2);
    return sentenceOf([
      free < leastFreeSpace && `${left} MB are left on the disk that holds DATA_DIR.`,
    ]);
  },
};

function sentenceOf(sentences: readonly (string | false)[]): string | undefined {
  return sentences.filter(Boolean).join(" ") || undefined;
}
