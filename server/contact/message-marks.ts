import { enqueueMail } from "#server/mail/outbox.ts";
import type { MessageStatus } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";

/**
 * Sets the status of a message. One that leaves quarantine is mailed to the organisation now, as it
 * would have been when it came.
 */
export async function markMessage(
  store: Store,
  id: string,
  status: MessageStatus,
  now: number,
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
      await enqueueMail(tables, { kind: "contact-message", reference: id }, now);
    }
  });
}
