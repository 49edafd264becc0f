import { parseEmailAddress } from "#app/forms/email-address.ts";
import { parsePhoneNumber } from "#app/forms/phone-number.ts";
import { plainSigns } from "#collections/formats/plain-signs.ts";
import { readReference } from "#server/donations/donation-records.ts";
import { readReceiptName, receiptName } from "#server/donations/donation-view.ts";
import { donations } from "./donations.ts";
import { readIdEnding } from "./identifiers.ts";
import { messages } from "./messages.ts";
import { pledges } from "./pledges.ts";
import { quarantine } from "./quarantine.ts";
import type { Listing, SubjectOffice } from "./subject.ts";

/** Of each kind, the newest that are looked through. */
const limit = 10_000;

/** Finds messages, donations and pledges by a part of anything in them, such as a reference, a name or a number. */
export async function findAnything(office: SubjectOffice, typed: string) {
  const wanted = formsOf(typed);
  const found: { listing: Listing<unknown>; rows: readonly unknown[] }[] = [];
  for (const { title, listings: [listing] = [] } of [messages, quarantine, donations, pledges]) {
    if (!listing) continue;
    const all = await listing.find(office, { filter: "", limit });
    const texts = (listing.toRecords?.(all) ?? all) as readonly object[];
    const said = texts.map((text) => plainText(JSON.stringify(Object.values(text))));
    const rows = all.filter((_, at) => wanted.some((form) => said[at]?.includes(form)));
    if (rows.length > 0) found.push({ listing: { ...listing, title }, rows });
  }
  return found;
}

const plainText = (text: string) => plainSigns(text).toLowerCase();

/** What was typed, and the form in which it is stored when it is an address, a number or a reference. */
function formsOf(typed: string): string[] {
  const receipt = readReceiptName(typed);
  const ending = readIdEnding(typed);
  return [
    plainText(typed).trim(),
    parseEmailAddress(typed),
    parsePhoneNumber(typed),
    readReference(typed)?.toLowerCase(),
    receipt && receiptName(receipt).toLowerCase(),
    ending?.length === 8 && ending,
  ].filter((form) => typeof form === "string");
}
