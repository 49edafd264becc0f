import { type RawBuilder, sql } from "kysely";
import type { EmailAddress } from "#app/forms/email-address.ts";
import type { PhoneNumber } from "#app/forms/phone-number.ts";
import type { OwnerForm, PersonalTable, Retention } from "#collections/site/retention.ts";
import { mailboxKey } from "#server/mail/mailbox-key.ts";
import { keepIssueCounts } from "#server/newsletter/issue-counts.ts";
import type { LinkTokens } from "#server/newsletter/link-tokens.ts";
import { suppress } from "#server/newsletter/unsubscribe.ts";
import { eraseFiles } from "#server/retention/data-files.ts";
import { emptied } from "#server/retention/purge.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { hashContent } from "#server/store/submissions.ts";

type Row = Readonly<Record<string, unknown>>;
type Forms = Partial<Record<OwnerForm, string>> & { address?: EmailAddress };

/** What a person is known by; donors may give only one of them. */
export type PersonIdentity = EmailAddress | PhoneNumber;

export type PersonRecords = Record<string, readonly Row[]>;

interface Found {
  place: PersonalTable;
  isOwned: RawBuilder<unknown>;
  rows: readonly Row[];
}

interface PersonDependencies {
  store: Store;
  retention: Retention;
  tokens: LinkTokens;
}

/**
 * Exports everything stored about one person (Data Protection and Privacy Act, section 24), from every table
 * of `content/site/retention.yaml`.
 */
export async function exportPerson(
  { store, retention, tokens }: PersonDependencies,
  who: PersonIdentity,
): Promise<PersonRecords> {
  const records = await findRecords(store.tables, retention, formsOf(who, tokens));
  return Object.fromEntries(
    [...records.values()].map(({ place, rows }) => [
      place.name,
      rows.map((row) => shownOf(row, place.secret)),
    ]),
  );
}

/** Deletes everything about the owner of an address or telephone number, by kind; see `erasePerson`. */
export type ErasePerson = (
  who: PersonIdentity,
  options?: { onlyNewsletter?: boolean },
) => Promise<Record<string, number>>;

/**
 * Deletes everything about one person: rows, files and unused pages of the store (section 28 of the Act).
 * Donations stay in the books without their donor. For a subscriber a one-way code of the address stays, so
 * that no import restores it. Backups contain the person until they expire.
 * @param options `onlyNewsletter` limits it to the subscription
 * @returns how many rows or files of each kind were deleted or emptied
 */
export async function erasePerson(
  { store, retention, tokens, folder }: PersonDependencies & { folder: string },
  who: PersonIdentity,
  options: { now: number; onlyNewsletter?: boolean },
): Promise<Record<string, number>> {
  const { now, onlyNewsletter = false } = options;
  const forms = formsOf(who, tokens);
  async function eraseFilesOf(records: ReadonlyMap<string, Found>): Promise<number> {
    const receipts = await findReceipts(store.tables, valuesOf(records, "donations.id"));
    const emailIds = [...valuesOf(records, "outbox.id"), ...receipts];
    return eraseFiles(folder, retention, { email: forms.address, emailIds });
  }
  // The rows lead to the files: cut off here or later, an erasure that is typed again still finds all that is left.
  const early = await eraseFilesOf(
    await findRecords(store.tables, retention, forms, onlyNewsletter),
  );
  const records = await store.change(async (tables) => {
    const records = await findRecords(tables, retention, forms, onlyNewsletter);
    for (const [table, { place, isOwned }] of records) {
      if (table === "outbox") await keepIssueCounts(tables, isOwned);
      if (place.erase === "delete") {
        await sql`DELETE FROM ${sql.table(table)} WHERE ${isOwned}`.execute(tables);
      } else if (place.erase === "clear") {
        const changes = sql.join(place.clear.map(emptied));
        await sql`UPDATE ${sql.table(table)} SET ${changes} WHERE ${isOwned}`.execute(tables);
      }
    }
    const subscriptions = records.get("subscribers")?.rows ?? [];
    if (forms.suppressionCode && subscriptions.length > 0) {
      await suppress(tables, forms.suppressionCode, "erased", now);
    }
    return records;
  });
  const files = early + (await eraseFilesOf(records));
  await store.scrub();
  const erased = [...records.values()].filter(({ place }) => place.erase !== "keep");
  return {
    ...Object.fromEntries(erased.map(({ place, rows }) => [place.name, rows.length])),
    files,
  };
}

/** Finds receipts by donation, since a donor known by telephone alone has no address to search for. */
async function findReceipts(tables: Tables, donationIds: readonly string[]): Promise<string[]> {
  if (donationIds.length === 0) return [];
  const rows = await tables
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "donation-receipt")
    .where("reference", "in", donationIds)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a person is named by an address, and not by a number. */
export const isAddress = (who: PersonIdentity): who is EmailAddress => who.includes("@");

/** Returns all stored forms of an address or a telephone number. */
function formsOf(who: PersonIdentity, tokens: LinkTokens): Forms {
  if (!isAddress(who)) return { phone: who };
  return {
    address: who,
    suppressionCode: tokens.suppression(who),
    mailboxCode: tokens.mailbox(mailboxKey(who)),
    newsletterForm: hashContent([who]),
  };
}

const newsletterTables = ["subscribers", "confirmation_links", "outbox", "submissions"];

/** Searches the tables in the order of the list: later conditions use rows found earlier. */
async function findRecords(
  tables: Tables,
  retention: Retention,
  forms: Forms,
  onlyNewsletter = false,
): Promise<Map<string, Found>> {
  const records = new Map<string, Found>();
  for (const [table, place] of Object.entries(retention.tables)) {
    if (onlyNewsletter && !newsletterTables.includes(table)) continue;
    const conditions = [place.ownedBy, place.alsoOwnedBy].flatMap((owners) =>
      Object.entries(owners).flatMap(([column, owner]) =>
        typeof owner === "string"
          ? isForm(column, forms[owner])
          : owner.flatMap((source) => valuesOf(records, source)).map((id) => isAbout(column, id)),
      ),
    );
    const isOwned = sql`(${sql.join([sql`1 = 0`, ...conditions], sql` OR `)})`;
    const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)} WHERE ${isOwned}`.execute(
      tables,
    );
    records.set(table, { place, isOwned, rows });
  }
  return records;
}

/** @returns no condition when the person is not known in that form */
const isForm = (column: string, value: string | undefined) =>
  value ? [sql`${sql.ref(column)} = ${value}`] : [];

/** Matches an id, or a reference that ends with it: those of newsletter e-mails start with the issue. */
function isAbout(column: string, id: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} = ${id} OR ${sql.ref(column)} LIKE ${`% ${id}`}`;
}

/** @param source `table.column` */
function valuesOf(records: ReadonlyMap<string, Found>, source: string): string[] {
  const [table = "", column = ""] = source.split(".");
  const rows = records.get(table)?.rows ?? [];
  return rows.flatMap((row) => (row[column] ? [String(row[column])] : []));
}

/** Returns a row as its owner may read it: form fields by name, without secrets. */
function shownOf(row: Row, secret: readonly string[]): Row {
  const columns = Object.entries(row).filter(([name]) => !secret.includes(name));
  const { fields, ...others } = Object.fromEntries(columns);
  return typeof fields === "string" ? { ...others, ...JSON.parse(fields) } : others;
}
