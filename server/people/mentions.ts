import { type PhoneNumber, phoneSeparator } from "#app/forms/phone-number.ts";
import { plainDigits, plainSigns } from "#collections/formats/plain-signs.ts";
import { readMessage } from "#server/contact/messages.ts";
import type { Row } from "#server/store/schema.ts";
import type { Tables } from "#server/store/store.ts";

/**
 * Returns the ids of messages that contain a telephone number, newest first. They belong to their sender, not
 * to the owner of the number: a complaint about a caller must be neither shown to the caller nor deleted on
 * the caller's request.
 */
export async function findMentions(tables: Tables, phone: PhoneNumber): Promise<string[]> {
  const pattern = spellingsOf(phone);
  const rows = await tables
    .selectFrom("contact_messages")
    .selectAll()
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.filter((row) => pattern.test(plainText(row))).map(({ id }) => id);
}

/** All that a message says, with its digits and signs as numbers are compared. */
const plainText = (row: Row<"contact_messages">) =>
  plainDigits(plainSigns(Object.values(readMessage(row).fields).join("\n")));

/** Matches the number as people write it: with or without the country code, grouped or not. */
function spellingsOf(phone: PhoneNumber): RegExp {
  const between = `${phoneSeparator}*`;
  const spread = (digits: string) => [...digits].join(between);
  const national = /^\+256(\d{9})$/.exec(phone)?.[1];
  const written = national
    ? `(?:256${between}0?|0)?${between}${spread(national)}`
    : spread(phone.replace(/\D/g, ""));
  return new RegExp(`(?<!\\d)(?:00)?${written}(?!\\d)`);
}
