import { sql } from "kysely";
import { claimDueRow, type DueRows, nextDueAt } from "#server/store/due-rows.ts";
import { newId } from "#server/store/new-id.ts";
import type { Row } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { postponeProbe } from "./holds.ts";
import { type EmailKind, type Subject, writeReference } from "./outbox-kinds.ts";

export type OutboxRow = Row<"outbox">;

/** An entry to add, by kind and subject, e.g. `{ kind: "pledge", pledgeId }`. */
type NewOutboxEntry = {
  [Kind in EmailKind]: { kind: Kind } & Subject<Kind>;
}[EmailKind] & {
  batch?: string;
  /** Not before this moment; default: at once. */
  dueAt?: number;
};

/** Enqueues an e-mail. Run it in the change that causes it. */
export function enqueueMail(tables: Tables, order: NewOutboxEntry, now: number): Promise<void> {
  return enqueueMails(tables, [order], now);
}

/** Enqueues several e-mails: hundreds, not thousands. */
export async function enqueueMails(tables: Tables, orders: readonly NewOutboxEntry[], now: number) {
  if (orders.length === 0) return;
  await tables
    .insertInto("outbox")
    .values(
      orders.map(({ kind, batch, dueAt = now, ...subject }) => ({
        id: newId(now),
        kind,
        reference: writeReference(kind, subject),
        batch,
        state: "waiting" as const,
        created_at: now,
        due_at: Math.ceil(dueAt),
        attempts: 0,
      })),
    )
    .execute();
}

/** Maximum delay of an e-mail, in milliseconds. */
export const maxMailDelay = 24 * 3_600_000;

const queue: DueRows<"outbox"> = {
  table: "outbox",
  due: "due_at",
  claims: "attempts",
  claim: "claim",
  // Of a group that is held, one is tried now and then.
  waits: (now) => sql`state = 'waiting' AND (batch IS NULL OR NOT EXISTS (
    SELECT 1 FROM mail_holds WHERE mail_holds.batch = outbox.batch
    AND (probe_at IS NULL OR probe_at > ${now})))`,
  maxDelay: maxMailDelay,
};

/** Claims the e-mail that has been due longest. For `lease`, `grace` and `ownNow` see `claimDueRow`. */
export const claimMail = (
  store: Store,
  now: number,
  lease: number,
  { grace = 0, ownNow = now }: { grace?: number; ownNow?: number } = {},
) =>
  claimDueRow(store, queue, now, {
    lease,
    grace,
    ownNow,
    also: async (tables, { batch }) => batch && postponeProbe(tables, batch, now),
  });

/** When the next e-mail is due; undefined when none waits. */
export const nextMailDue = (store: Store, now: number) => nextDueAt(store, queue, now);

/** The result of one attempt, by column. `dropped`: its subject was deleted. */
export type DeliveryOutcome = Pick<OutboxRow, "state"> &
  Partial<Pick<OutboxRow, "sent_at" | "last_error" | "due_at" | "refusals" | "unacknowledged">>;

/**
 * Records the result of an attempt. Once another worker has claimed the e-mail, only "sent" still counts.
 * @param also run in the same change, when it counts
 */
export async function recordMailOutcome(
  store: Store,
  mail: OutboxRow,
  outcome: DeliveryOutcome,
  also?: (tables: Tables) => Promise<unknown>,
): Promise<void> {
  const { id, attempts } = mail;
  const set = { sent_at: null, last_error: null, claim: "none" as const, ...outcome };
  // Not `updateRow`, which returns the row: this is the busiest statement of the relay.
  await store.change(async (tables) => {
    const { numUpdatedRows } = await tables
      .updateTable("outbox")
      .set(set)
      .where("id", "=", id)
      .where("state", "=", "waiting")
      .where("attempts", outcome.state === "sent" ? ">=" : "=", attempts)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await also?.(tables);
  });
}

export async function countOutbox(tables: Tables) {
  const counted = await tables
    .selectFrom("outbox")
    .select((select) => ["kind", "state", select.fn.countAll<number | string>().as("count")])
    .groupBy(["kind", "state"])
    .orderBy("kind")
    .orderBy("state")
    .execute();
  return counted.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Lists the newest fifty e-mails that failed permanently or wait for a retry. */
export function listTroubledMail(tables: Tables) {
  return tables
    .selectFrom("outbox")
    .select(["id", "kind", "state", "created_at", "attempts", "last_error"])
    .where("state", "in", ["dead", "waiting"])
    .where("last_error", "is not", null)
    .orderBy("created_at", "desc")
    .limit(50)
    .execute();
}

/** Retries e-mails that failed permanently. Returns how many. @param ending of one id; empty for all */
export async function retryMail(store: Store, ending: string, now: number): Promise<number> {
  const woken = await store.change((tables) =>
    tables
      .updateTable("outbox")
      .set({
        state: "waiting",
        claim: "none",
        due_at: now,
        attempts: 0,
        refusals: 0,
        unacknowledged: 0,
      })
      .where("state", "=", "dead")
      .where("id", "like", `%${ending}`)
      .returning("id")
      .execute(),
  );
  return woken.length;
}
