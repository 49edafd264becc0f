import { parseEmailAddress } from "#app/forms/email-address.ts";
import { parsePhoneNumber } from "#app/forms/phone-number.ts";
import { readReference } from "#server/donations/donation-records.ts";
import { readReceiptName, receiptName } from "#server/donations/donation-view.ts";
import { comparableText, searchTerms } from "../core/comparable-text.ts";
import { donations } from "./donations.ts";
import { readIdEnding } from "./identifiers.ts";
import { messages } from "./messages.ts";
import { issueNames } from "./newsletter.ts";
import { pledges } from "./pledges.ts";
import { quarantine } from "./quarantine.ts";
import type { Listing, SubjectOffice } from "./subject.ts";
import { readers } from "./subscribers.ts";

/** Of each kind, the newest that are looked through. */
const limit = 10_000;

const kinds = [
  ...[messages, quarantine, donations, pledges].flatMap(
    ({ title, path, listings: [listing] = [] }) =>
      listing ? { listing: { ...listing, title }, place: path } : [],
  ),
  { listing: issueNames as Listing<unknown>, place: "/newsletter" },
  { listing: readers as Listing<unknown>, place: "/runs#readers" },
];

/**
 * Finds messages, gifts, pledges, newsletters and their readers by all words that were typed, or by a reference or a
 * number. `place` is where what has no page of its own stands.
 */
export async function findAnything(office: SubjectOffice, typed: string) {
  const [words, forms] = [searchTerms(typed), formsOf(typed)];
  const results: { listing: Listing<unknown>; rows: readonly unknown[]; place: string }[] = [];
  for (const { listing, place } of kinds) {
    const all = await listing.find(office, { filter: "", limit });
    const texts = (listing.toRecords?.(all) ?? all) as readonly object[];
    const comparable = texts.map((text) => comparableText(JSON.stringify(Object.values(text))));
    const holds = (text: string) =>
      words.every((word) => text.includes(word)) || forms.some((form) => text.includes(form));
    const rows = all.filter((_, at) => holds(comparable[at] ?? ""));
    if (rows.length > 0) results.push({ listing, rows, place });
  }
  return results;
}

/** The form in which what was typed is stored when it is an address, a number or a reference. */
function formsOf(typed: string): string[] {
  const receipt = readReceiptName(typed);
  const ending = readIdEnding(typed);
  return [
    parseEmailAddress(typed),
    parsePhoneNumber(typed),
    readReference(typed)?.toLowerCase(),
    receipt && receiptName(receipt).toLowerCase(),
    ending?.length === 8 && ending,
  ].filter((form) => typeof form === "string");
}
