import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "#tests/support/postgres.ts";
import { startPostgresLine } from "#tests/support/postgres-line.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isOutage } from "./outage.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "./store.ts";

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error) => error,
  );

/** What a wrong statement, a value that is there twice and a value of another kind bring. */
async function ownMistakes({ tables, change }: Store): Promise<unknown[]> {
  const row = { guard: "a", content_hash: "b", reference: "c", received_at: 1 };
  const add = () => change((inside) => inside.insertInto("submissions").values(row).execute());
  await add();
  return Promise.all([
    failure(sql`SELECT nothing FROM nowhere`.execute(tables)),
    failure(add()),
    failure(change(() => Promise.reject(new TypeError("a mistake in our own code")))),
  ]);
}

test("a locked SQLite file is an outage, a wrong statement is not", async () => {
  const file = join(temporaryFolder(), "otc.sqlite");
  const store = await openSqlite(file, 50);
  onTestFinished(() => store.close());
  expect((await ownMistakes(store)).map(isOutage)).toEqual([false, false, false]);
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec("BEGIN EXCLUSIVE");
  const locked = failure(store.change((tables) => tables.deleteFrom("submissions").execute()));
  expect(isOutage(await locked)).toBe(true);
});

test("a stopped PostgreSQL server is an outage, a wrong statement is not", async (context) => {
  const postgres = await startPostgres();
  if (!postgres) return context.annotate("PostgreSQL is not installed: not tested here");
  onTestFinished(() => postgres.stop());
  await using line = await startPostgresLine(await postgres.newDatabase());
  const store = await openPostgres(line.url);
  onTestFinished(() => store.close());
  expect((await ownMistakes(store)).map(isOutage)).toEqual([false, false, false]);
  await postgres.stop();
  const reading = () => failure(store.tables.selectFrom("submissions").selectAll().execute());
  // The connection that it had, and a new one.
  expect(isOutage(await reading())).toBe(true);
  expect(isOutage(await reading())).toBe(true);
  expect(isOutage(await failure(store.change(async () => undefined)))).toBe(true);
});
