import { readMessage } from "#server/contact/messages.ts";
import type { Tables } from "#server/store/store.ts";

/**
 * Returns the ids of messages that contain a telephone number, newest first. They belong to their sender, not
 * to the owner of the number: a complaint about a caller must be neither shown to the caller nor deleted on
 * the caller's request.
 * @param phone as `parsePhoneNumber` returns it, e.g. `+256772123456`
 */
export async function findMentions(tables: Tables, phone: string): Promise<string[]> {
  const pattern = spellingsOf(phone);
  const rows = await tables
    .selectFrom("contact_messages")
    .selectAll()
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows
    .filter((row) => pattern.test(Object.values(readMessage(row).fields).join("\n")))
    .map(({ id }) => id);
}

/** Matches the number as people write it: with or without the country code, grouped or not. */
function spellingsOf(phone: string): RegExp {
  const between = "[\\s().\\-/\\u00a0]*";
  const spread = (digits: string) => [...digits].join(between);
  const national = /^\+256(\d{9})$/.exec(phone)?.[1];
  const written = national
    ? `(?:256${between}0?|0)?${between}${spread(national)}`
    : spread(phone.replace(/\D/g, ""));
  return new RegExp(`(?<!\\d)(?:00)?${written}(?!\\d)`);
}
