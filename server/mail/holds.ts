import { deleteRows, findRow, updateRow } from "#server/store/rows.ts";
import type { Row } from "#server/store/schema.ts";
import type { Tables } from "#server/store/store.ts";

/** A group of e-mails, such as an issue, that waits: none is lost, and no reader is blamed. */
export type MailHold = Row<"mail_holds">;

/** How often one e-mail of a held group is tried, in milliseconds. */
const probeInterval = 5 * 60_000;

/**
 * Holds a group of e-mails, or keeps it held from when it was first. Run it inside a change.
 * @param answer of the mail server, without addresses
 */
export async function holdBatch(
  tables: Tables,
  batch: string,
  { reason, answer }: Pick<MailHold, "reason" | "answer">,
  now: number,
): Promise<void> {
  const probe_at = reason === "refused" ? now + probeInterval : null;
  await tables
    .insertInto("mail_holds")
    .values({ batch, since: now, reason, answer, probe_at })
    .onConflict((conflict) =>
      // What staff must decide does not end by itself.
      conflict
        .column("batch")
        .doUpdateSet({ answer, probe_at })
        .where("mail_holds.reason", "=", reason),
    )
    .execute();
}

export const findHold = (tables: Tables, batch: string) => findRow(tables, "mail_holds", { batch });

export const listHolds = (tables: Tables) =>
  tables.selectFrom("mail_holds").selectAll().orderBy("since").execute();

/** The next e-mail of a held group is tried after another interval. Run it inside a change. */
export async function postponeProbe(tables: Tables, batch: string, now: number): Promise<void> {
  const held = { batch, reason: "refused" } as const;
  await updateRow(tables, "mail_holds", held, { probe_at: now + probeInterval });
}

/** The mail server takes e-mails of the group again. Run it inside a change. */
export const endRefusal = (tables: Tables, batch: string) =>
  deleteRows(tables, "mail_holds", { batch, reason: "refused" });

/**
 * Lets a group go on, at once: its e-mails that were put off are due now. Run it inside a change.
 * @returns false when it is not held
 */
export async function releaseBatch(tables: Tables, batch: string, now: number): Promise<boolean> {
  const hold = await findHold(tables, batch);
  if (!hold) return false;
  await deleteRows(tables, "mail_holds", { batch });
  await tables
    .updateTable("outbox")
    .set({ due_at: now, attempts: 0, refusals: 0 })
    .where("batch", "=", batch)
    .where("state", "=", "waiting")
    .where("claim", "=", "none")
    .where("last_error", "is not", null)
    .execute();
  return true;
}
