import { type EmailAddress, parseEmailAddress } from "#app/forms/email-address.ts";
import { type CsvRow, readCsv } from "#collections/formats/csv.ts";
import { isAhead, parseMoment } from "#collections/formats/iso-moment.ts";
import { findRow } from "#server/store/rows.ts";
import type { Store, Tables } from "#server/store/store.ts";
import type { LinkTokens } from "./link-tokens.ts";
import { insertSubscriber, saveConsentWording } from "./sign-up.ts";

interface ImportRow {
  email: EmailAddress;
  /** Milliseconds since 1970. */
  consentAt: number;
  wording: string;
  sourcePage: string;
}

const columns = ["email", "consent_at", "wording", "source_page"] as const;

/**
 * Parses a CSV file of addresses.
 * @returns its rows, and a problem for each line without address or evidence
 * @throws Error when it is no UTF-8 or no table with these columns
 */
export function parseImport(file: Uint8Array): { rows: ImportRow[]; problems: string[] } {
  const problems: string[] = [];
  const rows = readCsv(textOf(file), columns).flatMap((row) => {
    const read = readRow(row, Date.now());
    if (!Array.isArray(read)) return [read];
    problems.push(`  line ${row.line}: ${read.join("; ")}`);
    return [];
  });
  return { rows, problems };
}

/** A file in another code would lose letters without a word. */
function textOf(file: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    throw new Error("it is not in UTF-8; save it as “CSV UTF-8”");
  }
}

/** @returns the row, or what is wrong with it */
function readRow({ cells }: CsvRow<(typeof columns)[number]>, now: number): ImportRow | string[] {
  const { consent_at, wording, source_page: sourcePage } = cells;
  const email = parseEmailAddress(cells.email);
  const consentAt = parseMoment(consent_at);
  if (email && consentAt !== undefined && !isAhead(consent_at, now) && wording) {
    return { email, consentAt, wording, sourcePage };
  }
  const problems: string[] = [];
  if (!email) problems.push("email is missing or no address");
  if (consentAt === undefined) problems.push(`consent_at must be ${momentExample}`);
  else if (isAhead(consent_at, now)) problems.push("consent_at lies ahead");
  if (!wording) problems.push("wording is missing");
  return problems;
}

const momentExample =
  "a day such as 2026-03-04, or a time with its zone such as 2026-03-04T09:30:00+03:00";

/** Maximum number of rows in one transaction, so that a long file does not block the site. */
const batchSize = 500;

/** Adds addresses as confirmed, except those that unsubscribed, were erased or bounced. */
export async function importSubscribers(
  rows: readonly ImportRow[],
  { store, tokens }: { store: Store; tokens: LinkTokens },
) {
  const counts = { added: 0, known: 0, suppressed: 0 };
  for (let start = 0; start < rows.length; start += batchSize) {
    await store.change(async (tables) => {
      for (const row of rows.slice(start, start + batchSize)) {
        counts[await addRow(tables, row, tokens)] += 1;
      }
    });
  }
  return counts;
}

async function addRow(
  tables: Tables,
  { email, consentAt, wording, sourcePage }: ImportRow,
  tokens: LinkTokens,
): Promise<"added" | "known" | "suppressed"> {
  const code = { address_hash: tokens.suppression(email) };
  if (await findRow(tables, "suppressions", code)) return "suppressed";
  const now = Date.now();
  const version = `import ${wording.slice(0, 60)}`;
  await saveConsentWording(tables, { version, wording }, now);
  const isNew = await insertSubscriber(tables, now, {
    address: email,
    source_page: sourcePage,
    status: "confirmed",
    consent_at: consentAt,
    consent_wording: version,
    confirmed_at: consentAt,
  });
  return isNew ? "added" : "known";
}
