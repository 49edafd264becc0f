import type { EmailAddress } from "#app/forms/email-address.ts";
import type { ErasePerson } from "#server/people/person.ts";
import { findRow } from "#server/store/rows.ts";
import type { Store, Tables } from "#server/store/store.ts";

/** Returns the address of a subscriber; undefined unless the subscription is confirmed and active. */
export async function confirmedAddress(
  tables: Tables,
  id: string,
): Promise<EmailAddress | undefined> {
  return (await findRow(tables, "subscribers", { id, status: "confirmed" }))?.address;
}

/** Counts addresses by status. */
export async function countSubscribers(tables: Tables) {
  const rows = await tables
    .selectFrom("subscribers")
    .select((select) => ["status", select.fn.countAll<number | string>().as("count")])
    .groupBy("status")
    .orderBy("status")
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export const exportColumns = [
  "email",
  "status",
  "consent_at",
  "confirmed_at",
  "wording",
  "source_page",
] as const;

/** Exports all subscribers with the evidence of their consent; times are in ISO 8601. */
export async function exportSubscribers(
  tables: Tables,
): Promise<Record<(typeof exportColumns)[number], string>[]> {
  const [, ...stored] = exportColumns;
  const rows = await tables
    .selectFrom("subscribers")
    .leftJoin("consent_wordings", "consent_wordings.version", "subscribers.consent_wording")
    .select(["address as email", ...stored])
    .orderBy("subscribers.id")
    .execute();
  const isoTime = (moment: number | null) =>
    moment === null ? "" : new Date(moment).toISOString();
  return rows.map((row) => ({
    ...row,
    consent_at: isoTime(row.consent_at),
    confirmed_at: isoTime(row.confirmed_at),
    wording: row.wording ?? "",
  }));
}

/** Deletes a subscription. Returns the deleted rows by kind; undefined when none has the address. */
export async function eraseSubscriber(
  address: EmailAddress,
  { store, erase }: { store: Store; erase: ErasePerson },
): Promise<Record<string, number> | undefined> {
  const subscriber = await findRow(store.tables, "subscribers", { address });
  return subscriber && erase(address, { onlyNewsletter: true });
}
