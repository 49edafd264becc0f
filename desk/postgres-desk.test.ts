import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { createContact } from "#server/contact/contact.ts";
import { readEnvironment } from "#server/environment.ts";
import { openPostgres } from "#server/store/postgres.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { until } from "#tests/support/until.ts";
import { runDesk } from "./run-desk.ts";

const run = promisify(execFile);
const server = await startPostgres();
afterAll(() => server?.stop());

/** A desk over an empty database. */
async function openDesk({ newDatabase, programs }: TestPostgres) {
  if (programs) process.env.PATH = `${programs}:${process.env.PATH}`;
  const url = await newDatabase();
  const folder = temporaryFolder();
  const settings = readEnvironment({
    ...{ DATABASE_URL: url, DATA_DIR: folder, SECRET_KEY: "a".repeat(64) },
    ...{ BACKUP_PASSPHRASE: "words that only tests know", PUBLIC_URL: "https://www.example.org" },
    ...{ SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "news@example.org" },
  });
  const store = await openPostgres(url);
  onTestFinished(() => store.close());
  return {
    ...{ url, folder, store, newDatabase },
    async type(...typed: string[]) {
      const printed: string[] = [];
      const errors: string[] = [];
      const code = await runDesk(typed, {
        openStore: () => openPostgres(url),
        readSettings: () => settings,
        print: (text) => printed.push(text),
        printError: (text) => errors.push(text),
        width: 200,
      });
      return { code, out: printed.join("\n"), error: errors.join("\n") };
    },
  };
}

if (server) {
  test("a backup of PostgreSQL is encrypted, and pg_restore brings back what was there", async () => {
    const { type, store, folder, newDatabase } = await openDesk(server);
    const contact = createContact({ store, clock: Date.now });
    for (const subject of ["heron", "papyrus"]) {
      const message = { ...goodMessage, subject, email: `${subject}@example.org` };
      await contact.receive({ message, sourcePage: "/contact", isSuspect: false });
    }
    const made = await type("backup", join(folder, "backups"), "--json");
    expect(made).toMatchObject({ code: 0, error: "" });
    const { file } = JSON.parse(made.out) as { file: string };
    expect(readFileSync(file).includes("heron")).toBe(false);
    expect(await store.tables.selectFrom("milestones").select("name").execute()).toEqual([
      { name: "backup" },
    ]);

    // Put back in one step it would have to know the database that it replaces: that is left to people.
    expect((await type("restore", file)).error).toContain("restore --unpack <folder>");
    const unpacked = join(folder, "unpacked");
    expect((await type("restore", file, "--unpack", unpacked)).code).toBe(0);
    expect(readdirSync(unpacked)).toEqual(["otc.pgdump"]);
    const again = await newDatabase();
    await run("pg_restore", ["--no-owner", `--dbname=${again}`, join(unpacked, "otc.pgdump")]);
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

  test("two desks that begin the same newsletter at once: one does, the other says so in words", async () => {
    const { type, store, url, folder } = await openDesk(server);
    const list = join(folder, "list.csv");
    writeFileSync(list, "email,consent_at,wording,source_page\na@example.org,2026-01-02,Yes,/\n");
    await type("subscribers", "import", list);
    const issues = join(folder, "content", "newsletters");
    mkdirSync(issues, { recursive: true });
    const file = join(issues, "2026-12.md");
    writeFileSync(file, "---\nsubject: News\nsummary: A test.\n---\n\nHello.\n");

    // The other desk, in the middle of its change.
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query("BEGIN");
    await other.query(
      `INSERT INTO newsletter_issues (id, slug, subject, summary, body, started_at, recipients, queued, last_subscriber)
       VALUES ('1', '2026-12', 'News', 'A test.', 'Hello.', 1, 1, 0, '')`,
    );
    const sending = type("newsletter", "send", file, "--yes");
    const isWaiting = async () =>
      (await other.query("SELECT 1 FROM pg_locks WHERE NOT granted")).rows.length > 0;
    await until(isWaiting);
    await other.query("COMMIT");
    expect(await sending).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^Somebody else did the same at this moment\./),
    });
    expect(await store.tables.selectFrom("outbox").select("id").execute()).toEqual([]);
  });
} else {
  test.skip("PostgreSQL is not installed and TEST_DATABASE_URL is not set: not tested here", () => {});
}
