import type { AddCommand } from "../command.ts";
import { printRows } from "../print-table.ts";
import { donations } from "./donations.ts";
import { messages } from "./messages.ts";
import { pledges } from "./pledges.ts";
import { quarantine } from "./quarantine.ts";
import type { Listing, SubjectDesk } from "./subject.ts";

/** Of each kind, the newest that are looked through. */
const limit = 10_000;

/** Finds messages, donations and pledges by a part of anything in them, such as a reference, a name or a number. */
export async function findAnything(desk: SubjectDesk, typed: string) {
  const words = typed.trim().toLowerCase();
  const found: { listing: Listing<unknown>; rows: readonly unknown[] }[] = [];
  for (const { title, listings: [listing] = [] } of [messages, quarantine, donations, pledges]) {
    if (!listing) continue;
    const all = await listing.find(desk, { filter: "", limit });
    const texts = (listing.json?.(all) ?? all) as readonly object[];
    const said = texts.map((text) => JSON.stringify(Object.values(text)).toLowerCase());
    const rows = all.filter((_, at) => said[at]?.includes(words));
    if (rows.length > 0) found.push({ listing: { ...listing, title }, rows });
  }
  return found;
}

export const nothingFound =
  "Nothing was found. Try a part of the name, the address, the subject or the reference.";

export const findCommand: AddCommand = (program, desk) => {
  program
    .command("find <words>")
    .description("messages, donations and pledges by a reference, a name, an address or a number")
    .action(async (words) => {
      const found = await findAnything(desk, words);
      if (desk.wantsJson) {
        const kinds = found.map(({ listing: { title, json }, rows }) => {
          return { title, rows: json?.(rows) ?? rows };
        });
        return desk.print(JSON.stringify(kinds, null, 2));
      }
      for (const { listing, rows } of found) printRows(desk, rows, listing);
      if (found.length === 0) printRows(desk, [], { columns: [], none: nothingFound });
    });
};
