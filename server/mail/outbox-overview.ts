import type { OutboxState } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";
import type { OutboxKind } from "./outbox-kinds.ts";

/** How many entries of a kind are in a state. */
export interface OutboxCount {
  kind: OutboxKind;
  state: OutboxState;
  count: number;
}

/** The outbox by kind and state. */
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

/** The newest fifty e-mails that were given up, or wait after a failure. */
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
 * Tries e-mails again that were given up.
 * @param ending of the id of one; all of them when it is empty
 * @returns how many will be tried again
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
