import type { Selectable } from "kysely";
import { enqueueMail } from "#server/mail/outbox.ts";
import type { DonationSchema } from "#server/store/donation-schema.ts";
import type { Store, Tables } from "#server/store/store.ts";

export type Pledge = Selectable<DonationSchema["pledges"]>;

export const pledgeStatuses = ["new", "answered", "received", "closed"] as const;

/** Lists pledges, newest first, without those in quarantine. */
export function listPledges(tables: Tables): Promise<Pledge[]> {
  return tables
    .selectFrom("pledges")
    .selectAll()
    .where("status", "<>", "quarantined")
    .orderBy("received_at", "desc")
    .execute();
}

/**
 * Finds pledges by the end of their id; two at most, which means that the end is ambiguous. Those in quarantine
 * are left out: only their release sends the e-mail.
 */
export function findPledgesByEnding(tables: Tables, ending: string): Promise<{ id: string }[]> {
  return tables
    .selectFrom("pledges")
    .select("id")
    .where("id", "like", `%${ending}`)
    .where("status", "<>", "quarantined")
    .limit(2)
    .execute();
}

/** Sets the status of a pledge that is not in quarantine. */
export async function markPledge(
  store: Store,
  id: string,
  status: (typeof pledgeStatuses)[number],
): Promise<void> {
  await store.change((tables) =>
    tables
      .updateTable("pledges")
      .set({ status })
      .where("id", "=", id)
      .where("status", "<>", "quarantined")
      .execute(),
  );
}

/** Releases a pledge from quarantine and enqueues the e-mail that was held back. Run it inside a change. */
export async function releasePledge(tables: Tables, id: string, now: number): Promise<void> {
  const released = await tables
    .updateTable("pledges")
    .set({ status: "new" })
    .where("id", "=", id)
    .where("status", "=", "quarantined")
    .returning("id")
    .executeTakeFirst();
  if (released) await enqueueMail(tables, { kind: "pledge", pledgeId: id }, now);
}
