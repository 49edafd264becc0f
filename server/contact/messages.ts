import { type ContactMessage, contactFieldNames } from "#app/forms/contact-form.ts";
import { getPage } from "#collections/pages/pages.ts";
import { day } from "#server/clock.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { findRow, updateRow } from "#server/store/rows.ts";
import type { MessageStatus, Row } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";

export const settableStatuses = ["new", "answered", "closed"] as const;

/** In milliseconds: the site promises an answer within 24 hours (content/pages/contact.yaml). */
export const answerPeriod = day;

/** The end of a message's id, which its sender is told and by which the office finds it. */
export const messageReference = (id: string) => id.slice(-8).toUpperCase();

export type StoredMessage = Omit<Row<"contact_messages">, "fields"> & {
  fields: ContactMessage;
};

/** Lists messages, newest first; those in quarantine only by status. */
export async function listMessages(
  tables: Tables,
  { status, limit }: { status?: MessageStatus | undefined; limit: number },
): Promise<StoredMessage[]> {
  let query = tables.selectFrom("contact_messages").selectAll();
  query = status ? query.where("status", "=", status) : query.where("status", "<>", "quarantined");
  const rows = await query
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(readMessage);
}

export async function findMessage(tables: Tables, id: string): Promise<StoredMessage | undefined> {
  const row = await findRow(tables, "contact_messages", { id });
  return row && readMessage(row);
}

/** Finds messages by the end of their id, which tables show; the start is only the time. */
export async function findMessagesByEnding(tables: Tables, ending: string) {
  const rows = await tables
    .selectFrom("contact_messages")
    .selectAll()
    .where("id", "like", `%${ending.replace(/[^0-9a-f-]/gi, "").toLowerCase()}`)
    .limit(2)
    .execute();
  return rows.map(readMessage);
}

/** A row with its fields parsed. Fields added after the message are empty. */
export function readMessage(row: Row<"contact_messages">): StoredMessage {
  const empty = Object.fromEntries(contactFieldNames.map((name) => [name, ""]));
  return { ...row, fields: { ...empty, ...JSON.parse(row.fields) } };
}

export function senderName({ fields }: StoredMessage): string {
  return `${fields.firstName} ${fields.lastName}`;
}

const shownApart: readonly string[] = ["firstName", "lastName", "message"];

/** The other fields of a message, by the label that staff see; absent ones are empty. */
export function messageFacts({ fields }: StoredMessage): Record<string, string> {
  const labels: Record<string, { label: string }> = {
    ...getPage("contact").form.fields,
    email: { label: "E-mail" },
  };
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !shownApart.includes(name))
      .map(([name, value]) => [labels[name]?.label ?? name, value]),
  );
}

/** Enqueues the e-mail of a message that is no spam. Run it inside a change. */
export async function enqueueMessage(tables: Tables, messageId: string, now: number) {
  await enqueueMail(tables, { kind: "contact-message", messageId }, now);
}

/** Run it inside a change. Returns whether the message was in quarantine. */
export async function releaseMessage(tables: Tables, id: string, now: number) {
  const held = { id, status: "quarantined" } as const;
  const released = await updateRow(tables, "contact_messages", held, { status: "new" });
  if (released) await enqueueMessage(tables, id, now);
  return released !== undefined;
}

/** Calls a message spam: it is deleted by age, unless it is released before. */
export function callSpam(store: Store, id: string, mark: { now: number; by: string }) {
  const { now, by } = mark;
  return store.change((tables) =>
    updateRow(
      tables,
      "contact_messages",
      { id },
      { status: "quarantined", seen_at: now, marked_at: now, marked_by: by },
    ),
  );
}

/** Sets the status of a message, which takes it out of quarantine. Only a new one is mailed: others were dealt with. */
export function setMessageStatus(
  store: Store,
  id: string,
  mark: { status: (typeof settableStatuses)[number]; now: number; by: string },
): Promise<void> {
  const { status, now, by } = mark;
  return store.change(async (tables) => {
    if (status === "new") await releaseMessage(tables, id, now);
    const answer = status === "answered" ? { answered_at: now, answered_by: by } : {};
    const marked = { status, marked_at: now, marked_by: by, ...answer };
    await updateRow(tables, "contact_messages", { id }, marked);
  });
}
