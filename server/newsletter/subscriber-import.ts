import { isEmailAddress } from "#app/forms/email-address.ts";
import { readCsv } from "#collections/formats/csv.ts";
import { addressKey } from "#server/mail/address-key.ts";
import type { Services } from "#server/services.ts";
import { findRow } from "#server/store/rows.ts";
import type { Tables } from "#server/store/store.ts";
import type { LinkTokens } from "./link-tokens.ts";
import { insertSubscriber, saveConsentWording } from "./sign-up.ts";

interface ImportRow {
  email: string;
  /** Milliseconds since 1970. */
  consentAt: number;
  wording: string;
  sourcePage: string;
}

/** Parses a CSV file of addresses. @returns its rows, and a problem for each row without address or evidence */
export function parseImport(csv: string): { rows: ImportRow[]; problems: string[] } {
  const problems: string[] = [];
  const rows = readCsv(csv).map((row, index) => {
    const consentAt = Date.parse(row.consent_at ?? "");
    const { email = "", wording = "", source_page: sourcePage = "" } = row;
    const missing = [
      isEmailAddress(email) ? "" : "email",
      consentAt <= Date.now() ? "" : "consent_at",
      wording ? "" : "wording",
    ].filter(Boolean);
    if (missing.length > 0) {
      problems.push(`  row ${index + 2}: ${missing.join(", ")} missing or not right`);
    }
    return { email, consentAt, wording, sourcePage };
  });
  return { rows, problems };
}

/** Maximum number of rows in one transaction, so that a long file does not block the site. */
const batchSize = 500;

/** Adds addresses as confirmed, except those that unsubscribed, were erased or bounced. */
export async function importSubscribers(
  rows: readonly ImportRow[],
  { store, tokens }: Pick<Services, "store" | "tokens">,
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
  const code = { address_hash: tokens.suppression(addressKey(email)) };
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
