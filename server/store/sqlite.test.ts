import { execFile } from "node:child_process";
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { describeAlerts } from "#server/alerts/alerts.contract.ts";
import { describeDonations } from "#server/donations/donations.contract.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { describeNewsletter } from "#server/newsletter/newsletter.contract.ts";
import { describePerson } from "#server/people/person.contract.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openSqlite } from "./sqlite.ts";
import { describeStore } from "./store.contract.ts";
import type { Tables } from "./store.ts";

const makeSharedStore = async () => {
  const file = join(temporaryFolder(), "kept", "otc.sqlite");
  return { open: () => openSqlite(file) };
};
describeStore("SQLite", makeSharedStore);
describeNewsletter("SQLite", makeSharedStore);
describeAlerts("SQLite", makeSharedStore);
describePerson("SQLite", makeSharedStore);
describeDonations("SQLite", makeSharedStore);

test("flushes at every commit, and does not stand still for other processes", async () => {
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  const pragma = async (name: string) =>
    Object.values((await sql.raw<object>(`PRAGMA ${name}`).execute(store.tables)).rows[0] ?? {})[0];
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("foreign_keys")).toBe(1);
  expect(await pragma("busy_timeout")).toBe(5);
  await store.close();
});

test("changes nothing while another process holds the store, and goes on afterwards", async () => {
  const file = join(temporaryFolder(), "otc.sqlite");
  const store = await openSqlite(file, 500);
  const count = async (tables: Tables) =>
    (await tables.selectFrom("outbox").selectAll().execute()).length;
  using other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  await expect(store.change(count)).rejects.toThrow("locked");
  const change = store.change(count);
  expect(await count(store.tables)).toBe(0);
  other.exec("ROLLBACK");
  expect(await change).toBe(0);
  await store.close();
});

test("waits for another process by the clock, however long one try takes", async () => {
  const file = join(temporaryFolder(), "otc.sqlite");
  const store = await openSqlite(file, 60_000);
  using other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  // A machine so busy that half a minute goes by between two looks at the clock.
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => {
    now += 30_000;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
  const change = store.change((tables) => tables.selectFrom("outbox").selectAll().execute());
  await expect(change).rejects.toThrow("locked");
  clock.mockRestore();
  other.exec("ROLLBACK");
  await store.close();
});

test("makes the tables of a new file once when several processes start at once", async () => {
  const file = join(temporaryFolder(), "otc.sqlite");
  const module = new URL("./sqlite.ts", import.meta.url).href;
  const open = `const { openSqlite } = await import(${JSON.stringify(module)});
    const store = await openSqlite(${JSON.stringify(file)});
    await store.change((tables) => tables.selectFrom("outbox").selectAll().execute());
    await store.close();`;
  const start = promisify(execFile);
  await Promise.all(
    Array.from({ length: 4 }, () => start(process.execPath, ["--input-type=module", "-e", open])),
  );
  const store = await openSqlite(file);
  expect(await store.tables.selectFrom("store_schema").selectAll().execute()).toHaveLength(1);
  await store.close();
});

/** The files of a folder with all their bytes; the index of a log is made again at each look. */
const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !name.endsWith("-shm"))
    .map((name) => [name, readFileSync(join(folder, name)).toString("base64")]);

test.each([
  ["with the list of steps of an earlier version", "CREATE TABLE kysely_migration (name TEXT)"],
  ["of another program", "CREATE TABLE birds (name TEXT)"],
  [
    "with another mark",
    "CREATE TABLE store_schema (mark TEXT); INSERT INTO store_schema VALUES ('x')",
  ],
])("leaves a file %s as it was, byte for byte, with its log or without", async (_what, made) => {
  for (const isKilled of [false, true]) {
    const folder = temporaryFolder();
    const file = join(folder, "otc.sqlite");
    const write = `const { DatabaseSync } = require("node:sqlite");
      const database = new DatabaseSync(${JSON.stringify(file)});
      database.exec("PRAGMA journal_mode = WAL");
      database.exec(${JSON.stringify(made)});
      ${isKilled ? 'process.kill(process.pid, "SIGKILL")' : "database.close()"}`;
    await promisify(execFile)(process.execPath, ["-e", write]).catch(() => undefined);
    const before = filesIn(folder);
    expect(before).toHaveLength(isKilled ? 2 : 1);
    await expect(openSqlite(file)).rejects.toThrow(
      `The store ${file} was made by another version of the site`,
    );
    expect(filesIn(folder)).toEqual(before);
  }
});

test("opens a store whose process was killed, with all that its log holds", async () => {
  const file = join(temporaryFolder(), "otc.sqlite");
  const module = new URL("./sqlite.ts", import.meta.url).href;
  const run = `const { openSqlite } = await import(${JSON.stringify(module)});
    const store = await openSqlite(${JSON.stringify(file)});
    await store.change((tables) => tables.updateTable("receipt_counter").set({ last_number: 7 }).execute());
    process.kill(process.pid, "SIGKILL");`;
  const killed = promisify(execFile)(process.execPath, ["--input-type=module", "-e", run]);
  await expect(killed).rejects.toMatchObject({ signal: "SIGKILL" });
  const store = await openSqlite(file);
  const { last_number } = await store.tables
    .selectFrom("receipt_counter")
    .select("last_number")
    .executeTakeFirstOrThrow();
  expect(last_number).toBe(7);
  await store.close();
});

test("leaves one complete file behind when it is closed", async () => {
  const file = join(temporaryFolder(), "otc.sqlite");
  const store = await openSqlite(file);
  await store.change((tables) => enqueueMail(tables, { kind: "pledge", pledgeId: "1" }, 1));
  await store.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(statSync(file).size).toBeGreaterThan(0);
});

test("makes the store readable for its owner only, also in an open folder", async () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const file = join(folder, "otc.sqlite");
  const store = await openSqlite(file);
  await store.change((tables) => enqueueMail(tables, { kind: "pledge", pledgeId: "1" }, 1));
  for (const name of [file, `${file}-wal`]) expect(statSync(name).mode & 0o077, name).toBe(0);
  await store.close();
});

test("empties its log as soon as the last reader of what was deleted has gone", async () => {
  const file = join(temporaryFolder(), "otc.sqlite");
  const store = await openSqlite(file, 100);
  await store.change((tables) => sql`CREATE TABLE birds (name TEXT)`.execute(tables));
  const reader = new DatabaseSync(file);
  reader.exec("BEGIN; SELECT count(*) FROM birds");
  await store.change((tables) => sql`INSERT INTO birds VALUES ('heron')`.execute(tables));
  // In the first pause between two tries.
  setImmediate(() => reader.close());
  await store.scrub();
  expect(statSync(`${file}-wal`).size).toBe(0);
  await store.close();
});

test("rejects a damaged file", async () => {
  const folder = temporaryFolder();
  const nonsense = join(folder, "nonsense.sqlite");
  writeFileSync(nonsense, "This is no database, and never was one. ".repeat(100));
  await expect(openSqlite(nonsense)).rejects.toThrow(/not a database/);

  const cut = join(folder, "cut.sqlite");
  await (await openSqlite(cut)).close();
  truncateSync(cut, 8192);
  await expect(openSqlite(cut)).rejects.toThrow();
});

test("reports a full disk and rolls the change back", async () => {
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  const pages = await sql<{ page_count: number }>`PRAGMA page_count`.execute(store.tables);
  await sql
    .raw(`PRAGMA max_page_count = ${(pages.rows[0]?.page_count ?? 0) + 1}`)
    .execute(store.tables);
  const large = (reference: string) =>
    store.change((tables) => enqueueMail(tables, { kind: "pledge", pledgeId: reference }, 1));
  const outcomes = await Promise.allSettled([
    large("small"),
    large("x".repeat(100_000)),
    large("y"),
  ]);
  expect(outcomes[1]?.status).toBe("rejected");
  const kept = await store.tables.selectFrom("outbox").select("reference").execute();
  const said = outcomes.filter(({ status }) => status === "fulfilled");
  expect(kept).toHaveLength(said.length);
  await sql`PRAGMA max_page_count = 100000`.execute(store.tables);
  await large("z".repeat(100_000));
  await store.close();
});

test.each([
  ["deleted", (file: string) => rmSync(file)],
  ["moved", (file: string) => renameSync(file, `${file}.elsewhere`)],
  [
    "replaced",
    (file: string) => {
      renameSync(file, `${file}.elsewhere`);
      writeFileSync(file, "");
    },
  ],
])("acknowledges nothing when an open store was %s", async (_what, harm) => {
  const file = join(temporaryFolder(), "otc.sqlite");
  const store = await openSqlite(file);
  onTestFinished(() => store.close());
  const write = () =>
    store.change((tables) =>
      tables.updateTable("receipt_counter").set({ last_number: 0 }).execute(),
    );
  await write();
  harm(file);
  await expect(write()).rejects.toThrow("moved or deleted");
});
