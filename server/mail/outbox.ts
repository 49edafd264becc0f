import { type Selectable, sql } from "kysely";
import { newId } from "#server/store/new-id.ts";
import type { Outbox } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { holdsAddress, type OutboxKind, type Subject, writeReference } from "./outbox-kinds.ts";

export type OutboxRow = Selectable<Outbox>;

/** What is put into the outbox: its kind and what it is about, e.g. `{ kind: "pledge", pledgeId }`. */
export type NewOutboxEntry = {
  [Kind in OutboxKind]: { kind: Kind } & Subject<Kind>;
}[OutboxKind] & {
  /** What it belongs to, e.g. the id of a newsletter issue. */
  batch?: string;
  /** Not before this moment; at once when left out. */
  dueAt?: number;
};

/** Puts an e-mail into the outbox, inside the change that gives the reason for it. */
export function enqueueMail(tables: Tables, order: NewOutboxEntry, now: number): Promise<void> {
  return enqueueMails(tables, [order], now);
}

/** Puts several e-mails into the outbox at once. Several hundred are fine, many thousands are not. */
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
 * Takes the e-mail that has waited longest. For the time of `lease` nobody else can take it; should we
 * die while sending, it becomes free again after that.
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
      // Said again for PostgreSQL: whoever waited for a row that another has just taken finds it changed.
      .where("state", "=", "waiting")
      .where("due_at", "<=", now)
      .returningAll()
      .executeTakeFirst(),
  );
}

/** How often sending failed in each of the ways that are counted. */
export type FailureCounts = Pick<OutboxRow, "refusals" | "unacknowledged">;

/** What became of one attempt. */
export type DeliveryOutcome =
  | { state: "sent"; at: number }
  /** What it was about is gone. */
  | { state: "dropped" }
  | ({ state: "waiting"; dueAt: number; error: string } & FailureCounts)
  | { state: "dead"; error: string };

const isOver = ({ state }: DeliveryOutcome) => state === "sent" || state === "dropped";

/** Writes down what became of an e-mail, unless it was taken by somebody else in the meantime. */
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

/**
 * No e-mail is put off for longer than this, in milliseconds: what is due later was written while the clock
 * was wrong.
 */
export const maxMailDelay = 24 * 3_600_000;

/**
 * When the next e-mail may be tried; undefined when none waits. One that would wait for a moment that only a
 * wrong clock can have meant is due now.
 */
export async function nextMailDue(store: Store, now: number): Promise<number | undefined> {
  const { next, last } = await store.tables
    .selectNoFrom(({ selectFrom }) => {
      // Each by itself, so that each is one look into the index.
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
