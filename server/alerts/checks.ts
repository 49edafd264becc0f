import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { countRows } from "#server/store/rows.ts";
import type { Store, Tables } from "#server/store/store.ts";
import type { AlertKind } from "./alert-kinds.ts";
import { type CheckDependencies, outcomeChecks } from "./outcomes.ts";

/** Checks one condition. @returns a sentence without personal data when it needs attention */
type Check = (parts: CheckDependencies) => Promise<string | undefined>;

/** In bytes; with less the disk counts as nearly full. */
const minFreeSpace = 1024 ** 3;

/** Checks by kind of alert. A kind without a check is an event, raised when it happens. */
export const checks: Partial<Record<AlertKind, Check>> = {
  ...outcomeChecks,

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

  async "disk-space"({ environment }) {
    // With PostgreSQL and a mail server the folder need not exist.
    if (!existsSync(environment.DATA_DIR)) return undefined;
    const { bavail, bsize } = await statfs(environment.DATA_DIR);
    const free = bavail * bsize;
    if (free >= minFreeSpace) return undefined;
    return `${Math.floor(free / 1024 ** 2)} MB are left on the disk that holds DATA_DIR.`;
  },
};

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
