import { readFileSync } from "node:fs";
import { isEmailAddress } from "#app/forms/email-address.ts";
import { readCsv, writeCsv } from "#collections/formats/csv.ts";
import { addressKey } from "#server/mail/address-key.ts";
import type { LinkTokens } from "#server/newsletter/link-tokens.ts";
import { insertSubscriber, saveConsentWording } from "#server/newsletter/sign-up.ts";
import { countSubscribers, eraseSubscriber } from "#server/newsletter/subscribers.ts";
import type { Tables } from "#server/store/store.ts";
import { type AddCommand, type Desk, DeskError } from "../command.ts";
import { printList, printOutcome } from "../print-table.ts";

const columns = [
  "email",
  "status",
  "consent_at",
  "confirmed_at",
  "wording",
  "source_page",
] as const;

export const subscribers: AddCommand = (program, desk) => {
  const command = program
    .command("subscribers")
    .description("addresses of the newsletter, with the evidence of their consent");
  command
    .command("counts", { isDefault: true })
    .description("how many there are, by status")
    .action(() => counts(desk));
  command
    .command("export")
    .description("all of them as CSV, with the evidence of their consent")
    .action(() => exportAll(desk));
  command
    .command("import <file.csv>")
    .description(
      "adds confirmed addresses; needs the columns email, consent_at, wording and source_page",
    )
    .action((file) => importFile(file, desk));
  command
    .command("erase <email>")
    .description("deletes an address and everything about its subscription")
    .action((email) => erase(email, desk));
};

async function counts(desk: Desk) {
  printList(desk, await countSubscribers(desk.store.tables), {
    columns: { STATUS: ({ status }) => status, COUNT: ({ count }) => count },
    none: "Nobody has subscribed yet.",
  });
}

async function exportAll({ store, print, wantsJson }: Desk) {
  const rows = await store.tables
    .selectFrom("subscribers")
    .leftJoin("consent_wordings", "consent_wordings.version", "subscribers.consent_wording")
    .select(["address as email", "status", "consent_at", "confirmed_at", "wording", "source_page"])
    .orderBy("subscribers.id")
    .execute();
  const day = (moment: number | null) => (moment === null ? "" : new Date(moment).toISOString());
  const records = rows.map((row) => ({
    ...row,
    consent_at: day(row.consent_at),
    confirmed_at: day(row.confirmed_at),
    wording: row.wording ?? "",
  }));
  if (wantsJson) print(JSON.stringify(records, null, 2));
  else print(writeCsv(columns, records).trimEnd());
}

/** Rows taken in one transaction, so that a long file does not hold up the site. */
const together = 500;

async function importFile(file: string, desk: Desk) {
  const rows = readRows(file);
  const { tokens } = desk.services;
  const outcome = { added: 0, known: 0, suppressed: 0 };
  for (let at = 0; at < rows.length; at += together) {
    await desk.store.change(async (tables) => {
      for (const row of rows.slice(at, at + together)) {
        outcome[await addRow(tables, row, tokens)] += 1;
      }
    });
  }
  const sentence = `${outcome.added} added, ${outcome.known} known already, ${outcome.suppressed} left out because they have left, were erased or bounced.`;
  printOutcome(desk, outcome, sentence);
}

interface ImportRow {
  email: string;
  consentAt: number;
  wording: string;
  sourcePage: string;
}

/** @throws DeskError that names every row without an address or without evidence; then nothing is imported */
function readRows(file: string): ImportRow[] {
  let rows: Record<string, string>[];
  try {
    rows = readCsv(readFileSync(file, "utf8"));
  } catch (error) {
    throw new DeskError(`${file} cannot be read: ${(error as Error).message}`);
  }
  const problems: string[] = [];
  const read = rows.map((row, index) => {
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
  if (problems.length > 0) {
    const shown = problems.slice(0, 20).join("\n");
    throw new DeskError(
      `Nothing was imported: an address without evidence of its consent must not get a newsletter.\n${shown}`,
    );
  }
  return read;
}

async function addRow(
  tables: Tables,
  row: ImportRow,
  tokens: LinkTokens,
): Promise<"added" | "known" | "suppressed"> {
  const suppressed = await tables
    .selectFrom("suppressions")
    .select("reason")
    .where("address_hash", "=", tokens.suppression(addressKey(row.email)))
    .executeTakeFirst();
  if (suppressed) return "suppressed";
  const now = Date.now();
  const version = `import ${row.wording.slice(0, 60)}`;
  await saveConsentWording(tables, { version, wording: row.wording }, now);
  const isNew = await insertSubscriber(tables, now, {
    address: row.email,
    source_page: row.sourcePage,
    status: "confirmed",
    consent_at: row.consentAt,
    consent_wording: version,
    confirmed_at: row.consentAt,
  });
  return isNew ? "added" : "known";
}

async function erase(email: string, desk: Desk) {
  const counts = await eraseSubscriber(email, desk.services);
  if (!counts) throw new DeskError(`No subscription belongs to ${email}.`);
  const sentence = `Erased. Messages of the contact form are kept; "person erase" deletes those too.`;
  printOutcome(desk, counts, sentence);
}
