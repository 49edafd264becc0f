import type { OutboxState } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";
import type { OutboxKind } from "./outbox-kinds.ts";

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
