// @module-tag slow

import { execFile } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { createContact } from "#server/contact/contact.ts";
import { receiveDonation } from "#server/donations/restored-receipts.fixture.ts";
import { readEnvironment } from "#server/environment.ts";
import { writeDraft } from "#server/newsletter/drafts.ts";
import { openPostgres } from "#server/store/postgres.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { addConfirmedReaders } from "#tests/support/confirmed-readers.ts";
import { postgresOfFile, type TestPostgres } from "#tests/support/postgres.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { until } from "#tests/support/until.ts";
import { openPage } from "../subjects/open-office-page.fixture.ts";
import { commandRunner } from "./open-office.fixture.ts";

const run = promisify(execFile);
const server = postgresOfFile();
afterAll(() => server?.stop());

/** Opens an office over an empty database. */
async function openOffice({ newDatabase, programs }: TestPostgres) {
  if (programs) process.env.PATH = `${programs}:${process.env.PATH}`;
  const url = await newDatabase();
  const folder = temporaryFolder();
  const environment = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    SECRET_KEY: "a".repeat(64),
    PUBLIC_URL: "https://www.example.org",
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "news@example.org",
  };
  const store = await openPostgres(url);
  onTestFinished(() => store.close());
  return {
    url,
    folder,
    environment,
    store,
    newDatabase,
    type: commandRunner(() => openPostgres(url), readEnvironment(environment)),
  };
}

const fixture = {
  donation: `INSERT INTO donations (id, view_token, reference, state, amount, currency, donor_name,
    donor_email, donor_phone, provider, created_at, changed_at, paid_at, checks, receipt_number)
    VALUES ('1', 'token', 'OTC-1', 'paid', 50000, 'UGX', '', '', '', 'sandbox', 1, 1795363200000, 1, 0, 7)`,
  event: `INSERT INTO donation_events (id, donation_id, step, at, to_state, cause, detail)
    VALUES ('1', '1', 1, 1, 'paid', 'form', 'Paid.')`,
};

/** Reads every row of a SQLite store by table, without internal tables. */
function allRows(file: string): Record<string, object[]> {
  using database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as {
    name: string;
  }[];
  return Object.fromEntries(
    tables
      .filter(({ name }) => !/^(?:sqlite_|store_schema$)/.test(name))
      .map(({ name }) => [
        name,
        database
          .prepare(`SELECT * FROM "${name}"`)
          .all()
          .map((row) => ({ ...row })),
      ]),
  );
}

if (server) {
  test("takes a snapshot of PostgreSQL that pg_restore can restore", async () => {
    const { type, store, folder, newDatabase } = await openOffice(server);
    const contact = createContact({ store, clock: Date.now });
    for (const subject of ["heron", "papyrus"]) {
      const message = { ...goodMessage, subject, email: emailAddress(`${subject}@example.org`) };
      await contact.receive({ message, sourcePage: "/contact", isSuspect: false });
    }
    const file = join(folder, "snapshot", "otc.copy");
    const { code, error } = await type("snapshot", file);
    expect([code, error]).toEqual([0, ""]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await store.tables.selectFrom("milestones").select("name").execute()).toEqual([
      { name: "snapshot" },
    ]);
    expect((await type("snapshot", file)).error).toContain("is there already");
    const again = await newDatabase();
    await run("pg_restore", ["--no-owner", `--dbname=${again}`, file]);
    const restored = await openPostgres(again);
    onTestFinished(() => restored.close());
    const everything = (from: typeof store) =>
      Promise.all(
        (["contact_messages", "outbox", "submissions"] as const).map((table) =>
          from.tables.selectFrom(table).selectAll().execute(),
        ),
      );
    expect(await everything(restored)).toEqual(await everything(store));
    expect(
      await restored.tables.selectFrom("contact_messages").select("email").execute(),
    ).toHaveLength(2);
  });

  test("checks a dump before it becomes the store, and a restored database leaves a gap in its receipts", async () => {
    const { type, store, folder, url, newDatabase } = await openOffice(server);
    expect(await receiveDonation(store, "T-1")).toBe(1);
    const file = join(folder, "snapshot", "otc.copy");
    await type("snapshot", file);
    expect(await receiveDonation(store, "T-2")).toBe(2);
    expect(await type("check-copy", file)).toMatchObject({
      code: 0,
      out: expect.stringContaining("is whole and of this version"),
    });
    const again = await newDatabase();
    await run("pg_restore", ["--no-owner", "--exit-on-error", `--dbname=${again}`, file]);
    const restored = await openPostgres(again);
    onTestFinished(() => restored.close());
    expect(await receiveDonation(restored, "T-3")).toBe(2001);
    // The old one, opened again, is where it was.
    const same = await openPostgres(url);
    onTestFinished(() => same.close());
    expect(await receiveDonation(same, "T-4")).toBe(3);

    const cut = join(folder, "cut.copy");
    writeFileSync(cut, readFileSync(file).subarray(0, 4000));
    expect(await type("check-copy", cut)).toMatchObject({ code: 1 });
    await store.change((tables) =>
      tables.updateTable("store_schema").set({ mark: "other" }).execute(),
    );
    const other = join(folder, "other.copy");
    await run("pg_dump", ["--format=custom", `--file=${other}`, `--dbname=${url}`]);
    expect((await type("check-copy", other)).error).toContain("made by another version");
  });

  test("says what pg_dump could not do, and leaves no file behind", async () => {
    const { type, folder } = await openOffice(server);
    const { PATH } = process.env;
    onTestFinished(() => {
      process.env.PATH = PATH;
    });
    process.env.PATH = folder;
    const file = join(folder, "otc.copy");
    expect((await type("snapshot", file)).error).toContain("apt-get install postgresql-client");
    const failing = join(folder, "pg_dump");
    writeFileSync(failing, "#!/bin/sh\necho 'server version mismatch' >&2\nexit 1\n", {
      mode: 0o700,
    });
    expect((await type("snapshot", file)).error).toBe(
      "pg_dump could not copy the store: server version mismatch",
    );
    expect(existsSync(file)).toBe(false);
  });

  test("starts an issue once when two offices send it at the same time", async () => {
    const { environment, store, url } = await openOffice(server);
    const { root, send, text } = await openPage({ more: environment, other: store });
    await addConfirmedReaders(store, ["a@example.org"]);
    writeDraft(root, { slug: "2026-12", subject: "News", summary: "A test.", body: "Hello." });

    // The other office, in the middle of its change.
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query("BEGIN");
    await other.query(
      `INSERT INTO newsletter_issues (id, slug, subject, summary, body, started_at, recipients, queued, last_subscriber)
       VALUES ('1', '2026-12', 'News', 'A test.', 'Hello.', 1, 1, 0, '')`,
    );
    const sending = send("/newsletter/send", { slug: "2026-12", confirmed: "yes" });
    const isWaiting = async () =>
      (await other.query("SELECT 1 FROM pg_locks WHERE NOT granted")).rows.length > 0;
    await until(isWaiting);
    await other.query("COMMIT");
    await sending;
    expect(await text("/newsletter")).toContain("Somebody else did the same at this moment.");
    expect(await store.tables.selectFrom("outbox").select("id").execute()).toEqual([]);
  });

  test("lists and answers messages, and deletes what is due", async () => {
    const { environment, store } = await openOffice(server);
    const { receive, messages, send, text } = await openPage({ more: environment, other: store });
    await receive();
    const [{ id } = { id: "" }] = await messages();
    expect(await text("/messages")).toContain(`href="/office/messages/${id}"`);
    await send("/messages/mark", { id, status: "answered" });
    expect(await messages()).toMatchObject([{ status: "answered" }]);
    await send("/retention/run", { confirmed: "yes" });
    expect(await text("/runs")).toContain("Nothing was due.");
  });

  /** Opens an office of a site on SQLite, with rows in several tables. */
  async function openMover() {
    const { url, folder, newDatabase } = await openOffice(server as TestPostgres);
    const settings = readEnvironment({ DATA_DIR: folder });
    const file = join(folder, "otc.sqlite");
    const store = await openSqlite(file);
    const contact = createContact({ store, clock: () => 1_000 });
    for (const subject of ["heron", "papyrus"]) {
      const message = { ...goodMessage, subject, message: "Ŋŋ 漢字 🌍 'quoted' \\ %" };
      await contact.receive({ message, sourcePage: "/contact", isSuspect: false });
    }
    await store.change(async (tables) => {
      await sql.raw(fixture.donation).execute(tables);
      await sql.raw(fixture.event).execute(tables);
      await tables.updateTable("receipt_counter").set({ last_number: 7 }).execute();
    });
    await store.close();
    const type = commandRunner(() => openSqlite(file), settings);
    return { url, file, type, newDatabase };
  }

  test("move-to copies every row of every table and moves the old store aside", async () => {
    const { url, file, type } = await openMover();
    const before = allRows(file);
    const { code, out } = await type("move-to", url, "--json");
    expect(code).toBe(0);
    const { tables, aside } = JSON.parse(out) as { tables: Record<string, number>; aside: string };
    expect(Object.keys(tables).toSorted()).toEqual(Object.keys(before).toSorted());
    expect(tables).toMatchObject({ contact_messages: 2, donations: 1, donation_events: 1 });
    expect(existsSync(file)).toBe(false);
    expect(allRows(aside)).toEqual(before);
    const target = await openPostgres(url);
    onTestFinished(() => target.close());
    for (const [name, rows] of Object.entries(before)) {
      const found = await sql<object>`SELECT * FROM ${sql.table(name)}`.execute(target.tables);
      expect(found.rows, name).toHaveLength(rows.length);
      expect(found.rows, name).toEqual(expect.arrayContaining(rows));
    }
  });

  test("move-to changes nothing when the database is not empty or rejects a row", async () => {
    const { url, file, type, newDatabase } = await openMover();
    const used = await openPostgres(url);
    const contact = createContact({ store: used, clock: () => 1_000 });
    await contact.receive({ message: goodMessage, sourcePage: "/", isSuspect: false });
    await used.close();
    const refused = await type("move-to", url);
    expect(refused.error).toMatch(/is not empty; there are rows in contact_messages \(1\)/);

    const store = new DatabaseSync(file);
    // PostgreSQL rejects zero bytes in texts.
    store.exec("UPDATE donation_events SET detail = 'a' || char(0)");
    store.close();
    const empty = await newDatabase();
    expect((await type("move-to", empty)).error).toContain("A row of donation_events was refused");
    const target = await openPostgres(empty);
    onTestFinished(() => target.close());
    expect(await target.tables.selectFrom("donations").select("id").execute()).toEqual([]);
    expect(await target.tables.selectFrom("receipt_counter").select("kind").execute()).toHaveLength(
      2,
    );
    expect(allRows(file).donations).toHaveLength(1);
    for (const address of ["nonsense", "https://example.org"]) {
      expect((await type("move-to", address)).error).toContain("Say where to");
    }
  });
} else {
  test.skip("PostgreSQL is not installed and TEST_DATABASE_URL is not set: not tested here", () => {});
}
