import { type Selectable, sql } from "kysely";
import { newId } from "#server/store/new-id.ts";
import type { Outbox, OutboxState } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { holdsAddress, type OutboxKind, type Subject, writeReference } from "./outbox-kinds.ts";

export type OutboxRow = Selectable<Outbox>;

/** An entry to add, by kind and subject, e.g. `{ kind: "pledge", pledgeId }`. */
export type NewOutboxEntry = {
  [Kind in OutboxKind]: { kind: Kind } & Subject<Kind>;
}[OutboxKind] & {
  /** Groups entries, e.g. by the id of a newsletter issue. */
  batch?: string;
  /** Not before this moment; default: at once. */
  dueAt?: number;
};

/** Enqueues an e-mail. Run it in the change that causes it. */
export function enqueueMail(tables: Tables, order: NewOutboxEntry, now: number): Promise<void> {
  return enqueueMails(tables, [order], now);
}

/** Enqueues several e-mails: hundreds, not thousands. */
export async function enqueueMails(
  tables: Tables,
  orders: readonly NewOutboxEntry[],
  now: number,
): Promise<void> {
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

/**
 * Claims the e-mail that has been due longest. After `lease` it is due again, should this process die.
 * @param lease milliseconds
 */
export function claimMail(
  store: Store,
  now: number,
  lease: number,
): Promise<OutboxRow | undefined> {
  return store.change((tables) =>
    tables
      .updateTable("outbox")
      .set({ due_at: now + lease, attempts: sql`attempts + 1` })
      .where("id", "=", (next) =>
        next
          .selectFrom("outbox")
          .select("id")
          .where("state", "=", "waiting")
          .where("due_at", "<=", now)
          .orderBy("due_at")
          .limit(1),
      )
      // Repeated for PostgreSQL: a worker that waited for the row lock must re-check.
      .where("state", "=", "waiting")
      .where("due_at", "<=", now)
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Failed attempts by kind. */
export type FailureCounts = Pick<OutboxRow, "refusals" | "unacknowledged">;

/** The result of one attempt. */
export type DeliveryOutcome =
  | { state: "sent"; at: number }
  /** Its subject was deleted. */
  | { state: "dropped" }
  | ({ state: "waiting"; dueAt: number; error: string } & FailureCounts)
  | { state: "dead"; error: string };

const isOver = ({ state }: DeliveryOutcome) => state === "sent" || state === "dropped";

/** Records the result of an attempt, unless another worker has claimed the e-mail since. */
export async function recordMailOutcome(
  store: Store,
  mail: OutboxRow,
  outcome: DeliveryOutcome,
): Promise<void> {
  await store.change((tables) =>
    tables
      .updateTable("outbox")
      .set({
        state: outcome.state,
        ...(isOver(outcome) && holdsAddress(mail.kind) ? { reference: "" } : {}),
        ...("dueAt" in outcome ? { due_at: outcome.dueAt } : {}),
        sent_at: "at" in outcome ? outcome.at : null,
        last_error: "error" in outcome ? outcome.error : null,
        ...("refusals" in outcome
          ? { refusals: outcome.refusals, unacknowledged: outcome.unacknowledged }
          : {}),
      })
      .where("id", "=", mail.id)
      .where("state", "=", "waiting")
      .where("attempts", "=", mail.attempts)
      .execute(),
  );
}

/** Maximum delay of an e-mail, in milliseconds. A later due date was written by a wrong clock. */
export const maxMailDelay = 24 * 3_600_000;

/** When the next e-mail is due; undefined when none waits. A due date beyond `maxMailDelay` counts as now. */
export async function nextMailDue(store: Store, now: number): Promise<number | undefined> {
  const { next, last } = await store.tables
    .selectNoFrom(({ selectFrom }) => {
      // Two subqueries, so that each is one index look-up.
      const waiting = selectFrom("outbox").where("state", "=", "waiting");
      return [
        waiting.select(({ fn }) => fn.min("due_at").as("due")).as("next"),
        waiting.select(({ fn }) => fn.max("due_at").as("due")).as("last"),
      ];
    })
    .executeTakeFirstOrThrow();
  if (next === null || last === null) return undefined;
  if (last <= now + maxMailDelay) return next;
  await store.change((tables) =>
    tables
      .updateTable("outbox")
      .set({ due_at: now })
      .where("state", "=", "waiting")
      .where("due_at", ">", now + maxMailDelay)
      .execute(),
  );
  return now;
}

export interface OutboxCount {
  kind: OutboxKind;
  state: OutboxState;
  count: number;
}

/** Counts the outbox by kind and state. */
export async function countOutbox(tables: Tables): Promise<OutboxCount[]> {
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

/**
 * Retries e-mails that failed permanently.
 * @param ending of one id; empty for all
 * @returns how many
 */
export async function retryMail(store: Store, ending: string, now: number): Promise<number> {
  const woken = await store.change((tables) =>
    tables
      .updateTable("outbox")
      .set({ state: "waiting", due_at: now, attempts: 0, refusals: 0, unacknowledged: 0 })
      .where("state", "=", "dead")
      .where("id", "like", `%${ending}`)
      .returning("id")
      .execute(),
  );
  return woken.length;
}
