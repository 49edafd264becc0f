import { readMessage } from "#server/contact/messages.ts";
import type { Tables } from "#server/store/store.ts";

/**
 * Messages in whose text a telephone number is written, newest first. Whose words they are decides what becomes
 * of them: somebody who complains of a caller names the caller's number, and that complaint is neither the
 * caller's to read nor the caller's to have deleted.
 * @param phone as `parsePhoneNumber` writes it, e.g. `+256772123456`
 * @returns their ids
 */
export async function findMentions(tables: Tables, phone: string): Promise<string[]> {
  const isWritten = spellingsOf(phone);
  const rows = await tables
    .selectFrom("contact_messages")
    .selectAll()
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows
    .filter((row) => isWritten.test(Object.values(readMessage(row).fields).join("\n")))
    .map(({ id }) => id);
}

/** The number as people write it: with or without the code of the country, in groups or in one. */
function spellingsOf(phone: string): RegExp {
  const between = "[\\s().\\-/\\u00a0]*";
  const spread = (digits: string) => [...digits].join(between);
  const national = /^\+256(\d{9})$/.exec(phone)?.[1];
  const written = national
    ? `(?:256${between}0?|0)?${between}${spread(national)}`
    : spread(phone.replace(/\D/g, ""));
  return new RegExp(`(?<!\\d)(?:00)?${written}(?!\\d)`);
}
