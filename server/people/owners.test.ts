import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { getRetention } from "#collections/site/retention.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const { tables } = getRetention();

/** Columns that name a person, or rows of a person in another table. */
const pointsToPerson =
  /email|phone|mailbox|address|donor|sender|^fields$|(?:subscriber|donation|message|pledge)_id$/;

/** A code of a network and a day, from which no person can be found. */
const withoutOwner = ["rate_limits"];

/** Codes that stay after erasure: without them a person could be added again, or written to without limit. */
const keptCodes = ["suppressions", "mailbox_allowances"];

test("erasure finds a person in each table that has a column about people", async () => {
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  onTestFinished(() => store.close());
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m, pragma_table_info(m.name) c
    WHERE m.type = 'table'`.execute(store.tables);
  const about = rows.filter(({ column }) => pointsToPerson.test(column));
  expect(about.length).toBeGreaterThan(5);
  const missing = about.filter(
    ({ table }) => Object.keys(tables[table]?.ownedBy ?? {}).length === 0,
  );
  expect(missing).toEqual([]);
});

test("erasure finds the owner of each table with personal data, and does something with it", () => {
  const personal = Object.entries(tables).filter(
    ([table, { personal }]) => personal.length > 0 && !withoutOwner.includes(table),
  );
  expect(personal.length).toBeGreaterThan(5);
  for (const [table, { ownedBy, erase }] of personal) {
    expect(Object.keys(ownedBy), table).not.toEqual([]);
    if (!keptCodes.includes(table)) expect(erase, table).not.toBe("keep");
  }
});

test("erasure follows what a person sent by a form to its e-mails and its form key", () => {
  const owns = (table: string) => [tables[table]?.ownedBy.reference ?? []].flat();
  const sent = Object.entries(tables).filter(
    ([, { ownedBy, other, erase }]) =>
      erase === "delete" &&
      other.includes("id") &&
      Object.values(ownedBy).some((owner) => owner === "address"),
  );
  expect(sent.length).toBeGreaterThan(2);
  for (const [table] of sent) {
    expect(owns("outbox"), `ownedBy of outbox: ${table}`).toContain(`${table}.id`);
    // The key of a subscription is found by the address itself.
    if (table !== "subscribers") {
      expect(owns("submissions"), `ownedBy of submissions: ${table}`).toContain(`${table}.id`);
    }
  }
});
