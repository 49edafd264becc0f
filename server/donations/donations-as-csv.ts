import type { Tables } from "#server/store/store.ts";
import { monthInKampala } from "./donation-totals.ts";
import { receiptName } from "./donation-view.ts";

const headings = [
  "receipt",
  "paid_at",
  "reference",
  "amount_ugx",
  "state",
  "frequency",
  "provider",
  "transaction",
  "method",
  "name",
  "email",
  "phone",
];

/**
 * The books: every donation that was confirmed, in the order of its receipt, those given back marked as
 * such. Payments in test mode are left out.
 * @param month `2026-11` by the calendar of Kampala; all when left out
 */
export async function donationsAsCsv(tables: Tables, month?: string): Promise<string> {
  const donations = await tables
    .selectFrom("donations")
    .selectAll()
    .where("receipt_number", ">", 0)
    .orderBy("receipt_number")
    .execute();
  const rows = donations
    .filter(({ paid_at }) => !month || monthInKampala(paid_at ?? 0) === month)
    .map((donation) => [
      receiptName(donation.receipt_number ?? 0),
      new Date(donation.paid_at ?? 0).toISOString(),
      donation.reference,
      String(donation.amount),
      donation.state,
      donation.frequency,
      donation.provider,
      donation.provider_transaction ?? "",
      donation.payment_method ?? "",
      donation.donor_name,
      donation.donor_email,
      donation.donor_phone,
    ]);
  return [headings, ...rows].map((row) => row.map(cell).join(",")).join("\r\n");
}

/**
 * One cell of RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe before it,
 * as OWASP advises; telephone numbers begin with + and so get one too.
 */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
