import type { Selectable } from "kysely";
import type { ContactMessages, MessageStatus } from "#server/store/schema.ts";
import type { Tables } from "#server/store/store.ts";

export type StoredMessage = Selectable<ContactMessages>;

/** Messages, newest first; those in quarantine only when asked for by status. */
export function listMessages(
  tables: Tables,
  { status, limit }: { status?: MessageStatus | undefined; limit: number },
): Promise<StoredMessage[]> {
  let query = tables.selectFrom("contact_messages").selectAll();
  query = status ? query.where("status", "=", status) : query.where("status", "<>", "quarantined");
  return query.orderBy("received_at", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** @returns the message, or undefined when there is none with this id (any more). */
export function findMessage(tables: Tables, id: string): Promise<StoredMessage | undefined> {
  return tables.selectFrom("contact_messages").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Messages whose id ends with what people type: the end is shown in tables, the start is only the time. */
export function findMessagesByEnding(tables: Tables, ending: string): Promise<StoredMessage[]> {
  return tables
    .selectFrom("contact_messages")
    .selectAll()
    .where("id", "like", `%${ending.replace(/[^0-9a-f-]/gi, "").toLowerCase()}`)
    .limit(2)
    .execute();
}
