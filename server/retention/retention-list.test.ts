import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { contactFieldNames } from "#app/forms/contact-form.ts";
import { donationFields } from "#app/forms/donation-form.ts";
import { newsletterFieldNames } from "#app/forms/newsletter-form.ts";
import { getLegalPage } from "#collections/legal/legal-pages.ts";
import { getRetention } from "#collections/site/retention.ts";
import { providerNames } from "#server/donations/open-donations.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { unlistedFiles } from "#tests/support/unlisted-files.ts";

const retention = getRetention();

/** Lists every column of a store, by table. */
async function realColumns(): Promise<Record<string, string[]>> {
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  onTestFinished(() => store.close());
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m, pragma_table_info(m.name) c
    WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%'`.execute(store.tables);
  const columns: Record<string, string[]> = {};
  for (const { table, column } of rows) columns[table] = [...(columns[table] ?? []), column];
  return columns;
}

test("lists every table, and every column of those with personal data", async () => {
  const real = await realColumns();
  const named = [...Object.keys(retention.tables), ...retention.withoutPersonalData];
  expect(named.toSorted()).toEqual(Object.keys(real).toSorted());
  for (const [table, { personal, other }] of Object.entries(retention.tables)) {
    expect([...personal, ...other].toSorted(), table).toEqual(real[table]?.toSorted());
  }
});

test("refers to existing columns, and to rows of tables above only", async () => {
  const real = await realColumns();
  const known = new Set<string>();
  for (const [table, place] of Object.entries(retention.tables)) {
    const mentioned = [...place.clear, ...place.secret, ...Object.keys(place.ownedBy)];
    expect(real[table], table).toEqual(expect.arrayContaining(mentioned));
    for (const source of Object.values({ ...place.ownedBy }).flat()) {
      const [from, column] = source.split(".");
      if (!column) continue;
      expect(known, `${table}: ${source}`).toContain(from);
      expect(real[from ?? ""]).toContain(column);
    }
    known.add(table);
    if (place.erase === "clear") expect(place.clear).not.toEqual([]);
  }
  for (const period of Object.values(retention.periods)) {
    for (const rows of "rows" in period ? period.rows : []) {
      const status = rows.status ? [rows.statusColumn] : [];
      expect(real[rows.table]).toEqual(
        expect.arrayContaining([rows.since, ...status, ...(rows.clear ?? [])]),
      );
    }
  }
});

test("deletes by age from every table with personal data and from no other", () => {
  const purged = Object.values(retention.periods).flatMap((period) =>
    "rows" in period ? period.rows.map(({ table }) => table) : [],
  );
  // Consent texts, the books and idempotency codes stay, as the privacy notice states.
  const kept = ["consent_wordings", "donation_events", "second_payments", "suppressions"];
  expect([...new Set([...purged, ...kept])].toSorted()).toEqual(
    Object.keys(retention.tables).toSorted(),
  );
});

test("names every recipient of personal data, and how to erase it there", () => {
  const named = Object.keys(retention.handOvers);
  // The sandbox is part of the site.
  const others = [...providerNames.filter((name) => name !== "sandbox"), "mail"];
  expect(named.toSorted()).toEqual(others.toSorted());
});

test("the privacy page names every field of every form", () => {
  const { body } = getLegalPage("/legal/privacy");
  const words = body.replaceAll(/\s+/g, " ");
  const forms = {
    contact: contactFieldNames,
    newsletter: newsletterFieldNames,
    donation: donationFields,
  };
  for (const [form, fields] of Object.entries(forms)) {
    const named = retention.forms[form as keyof typeof forms];
    expect(Object.keys(named).toSorted(), form).toEqual([...fields].toSorted());
    for (const field of Object.values(named)) expect(words).toContain(field);
  }
});

test("detects a file that is not listed", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "notes.txt"), "");
  expect(unlistedFiles(folder)).toEqual(["notes.txt"]);
});
