import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import type { Environment } from "#server/environment.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import { isPublic } from "#server/start-conditions.ts";
import { readLastBackup } from "#server/store/milestones.ts";
import type { Tables } from "#server/store/store.ts";
import type { AlertKind } from "./alert-kinds.ts";
import {
  countMail,
  countPaymentsToReview,
  countQuarantine,
  countSecondPayments,
} from "./waiting-counts.ts";

export interface CheckDependencies {
  tables: Tables;
  environment: Environment;
  now: number;
}

/** Looks whether something needs attention now. @returns a sentence without personal data, or undefined */
export type Check = (parts: CheckDependencies) => Promise<string | undefined>;

const hour = 3_600_000;

/** Below this much free space the disk counts as nearly full, in bytes. */
const minFreeSpace = 1024 ** 3;

/**
 * What can be seen at any time by looking. A kind without a check here is an event: somebody raises it when
 * it happens.
 */
export const checks: Partial<Record<AlertKind, Check>> = {
  async mail({ tables, now }) {
    const { dead, late, oldestLate } = await countMail(tables, now);
    return staffMessage([
      dead > 0 && `Given up: ${dead}.`,
      late > 0 && `Late: ${late}, the oldest since ${kampalaTime(oldestLate)}.`,
    ]);
  },

  async quarantine({ tables }) {
    const waiting = Object.entries(await countQuarantine(tables))
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${count} ${name}`);
    return staffMessage([waiting.length > 0 && `Waiting for a decision: ${waiting.join(", ")}.`]);
  },

  async "payments-to-review"({ tables }) {
    const review = await countPaymentsToReview(tables);
    return staffMessage([review > 0 && `Payments that do not match their donation: ${review}.`]);
  },

  async "second-payments"({ tables }) {
    const second = await countSecondPayments(tables);
    return staffMessage([second > 0 && `Payments that have to be given back: ${second}.`]);
  },

  async "backup-age"({ tables, environment, now }) {
    const days = environment.BACKUP_ALERT_DAYS;
    if (days === 0 || !isPublic(environment)) return undefined;
    const last = await readLastBackup(tables, now);
    if (last !== undefined) {
      return staffMessage([
        last < now - days * 24 * hour && `The last backup was made on ${kampalaTime(last)}.`,
      ]);
    }
    // A new site has a day or two to be set up.
    const first = await tables
      .selectFrom("outbox")
      .select(({ fn }) => fn.min("created_at").as("at"))
      .executeTakeFirstOrThrow();
    return staffMessage([
      first.at !== null && first.at < now - days * 24 * hour && "No backup was ever made.",
    ]);
  },

  async "disk-space"({ environment }) {
    // With PostgreSQL and a mail server nothing need lie there.
    if (!existsSync(environment.DATA_DIR)) return undefined;
    const { bavail, bsize } = await statfs(environment.DATA_DIR);
    const free = bavail * bsize;
    const left = Math.floor(free / 1024 ** 2);
    return staffMessage([
      free < minFreeSpace && `${left} MB are left on the disk that holds DATA_DIR.`,
    ]);
  },
};

function staffMessage(sentences: readonly (string | false)[]): string | undefined {
  return sentences.filter(Boolean).join(" ") || undefined;
}
