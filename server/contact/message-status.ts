import { enqueueMail } from "#server/mail/outbox.ts";
import type { Dispatches } from "#server/mail/outbox-kinds.ts";
import type { MessageStatus } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";

export const settableStatuses = ["new", "answered", "closed"] as const;

export const messageStatuses: readonly MessageStatus[] = [...settableStatuses, "quarantined"];

/** The kind of entry for another service, if configured. */
type Dispatch = Dispatches["message"];

/**
 * Enqueues the e-mail of a message that is no spam, and its request to another service. Run it inside a change.
 */
export async function enqueueMessage(
  tables: Tables,
  messageId: string,
  now: number,
  dispatch?: Dispatch,
) {
  await enqueueMail(tables, { kind: "contact-message", messageId }, now);
  if (dispatch) await enqueueMail(tables, { kind: dispatch, messageId }, now);
}

/**
 * Releases a message from quarantine and enqueues its e-mail. Run it inside a change.
 * @returns whether it was in quarantine
 */
export async function releaseMessage(
  tables: Tables,
  id: string,
  now: number,
  dispatch?: Dispatch,
): Promise<boolean> {
  const released = await tables
    .updateTable("contact_messages")
    .set({ status: "new" })
    .where("id", "=", id)
    .where("status", "=", "quarantined")
    .returning("id")
    .executeTakeFirst();
  if (released) await enqueueMessage(tables, id, now, dispatch);
  return released !== undefined;
}

/** Sets the status of a message, which releases it from quarantine. */
export function setMessageStatus(
  store: Store,
  id: string,
  mark: { status: (typeof settableStatuses)[number]; now: number; dispatch?: Dispatch },
): Promise<void> {
  const { status, now, dispatch } = mark;
  return store.change(async (tables) => {
    await releaseMessage(tables, id, now, dispatch);
    await tables
      .updateTable("contact_messages")
      .set({ status, marked_at: now })
      .where("id", "=", id)
      .execute();
  });
}
