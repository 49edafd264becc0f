import { enqueueMail } from "#server/mail/outbox.ts";
import type { MessageStatus } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";

/**
 * Orders what becomes of a message that is no spam: the mail to the organisation, and the dispatch to
 * another service. Run it inside a change.
 * @param dispatchKind kind of outbox entry for that service, when there is one
 */
export async function passOn(
  tables: Tables,
  id: string,
  now: number,
  dispatchKind: string | undefined,
): Promise<void> {
  await enqueueMail(tables, { kind: "contact-message", reference: id }, now);
  if (dispatchKind) await enqueueMail(tables, { kind: dispatchKind, reference: id }, now);
}

/**
 * Sets the status of a message. One that leaves quarantine is passed on now, as it would have been when
 * it came.
 */
export async function markMessage(
  store: Store,
  id: string,
  {
    status,
    now,
    dispatchKind,
  }: { status: MessageStatus; now: number; dispatchKind?: string | undefined },
): Promise<void> {
  await store.change(async (tables) => {
    const { status: earlier } = await tables
      .selectFrom("contact_messages")
      .select("status")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await tables
      .updateTable("contact_messages")
      .set({ status, marked_at: now })
      .where("id", "=", id)
      .execute();
    if (earlier === "quarantined" && status !== "quarantined") {
      await passOn(tables, id, now, dispatchKind);
    }
  });
}
