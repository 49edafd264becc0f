import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#server/store/postgres.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";
import { addConfirmedReaders } from "../support/confirmed-readers.ts";
import { startMailServer } from "../support/mail-server.ts";
import { startPostgres } from "../support/postgres.ts";
import { startSite } from "../support/running-site.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { until } from "../support/until.ts";

/** `KILL_RUNS=300` kills as often; a few are enough to see that nothing broke. */
const kills = Number(process.env.KILL_RUNS ?? 8);
const timeout = 120_000 + kills * 5000;
const followers = 12;
const thing = "case/data-protection-complaint";

type Row = Record<string, string>;

/** A store, as this test reads and changes it beside the servers. */
interface Place {
  settings: Record<string, string>;
  /** How many servers share it. */
  servers: number;
  name: string;
  rows(query: string): Promise<Row[]>;
  open(): Promise<Store>;
}

/** Kills servers while they find events and send them, and counts what each follower got. */
async function killWhileTold({ settings, servers, name, rows, open }: Place): Promise<void> {
  await using mail = await startMailServer();
  const own = { ...settings, LOG_LEVEL: "silent", SMTP_URL: mail.url };
  const startAll = () => Promise.all(Array.from({ length: servers }, () => startSite(own)));
  const killAll = (sites: Awaited<ReturnType<typeof startAll>>) =>
    Promise.all(sites.map((site) => site.kill()));
  // What the dead had claimed is free again.
  const makeEmailsDue = () => rows("update outbox set due_at = 0 where state = 'waiting'");
  const isIdle = async () =>
    (await rows("select id from outbox where state = 'waiting'")).length === 0;

  const first = await startAll();
  await until(async () => (await rows("select key from content_events")).length > 0);
  await killAll(first);
  const store = await open();
  await addConfirmedReaders(
    store,
    Array.from({ length: followers }, (_, at) => `follower${at}@example.org`),
    thing,
  );
  await store.close();
  expect(mail.mails).toEqual([]);

  // Listed once: an event that a killed server did not find must not let the next one have two turns, since an e-mail
  // that waits tells nothing of an event that was taken away again.
  const steps = await rows(
    `select key, title from content_events where key like '${thing} step %' order by key`,
  );
  /** How often each event came as new, by its title. */
  const wanted = new Map<string, number>();
  let killed = 0;
  for (let round = 0; killed < kills; round += 1) {
    // As if the content had one more step than before.
    const { key = "", title = "" } = steps[round % steps.length] as Row;
    await rows(`delete from content_events where key = '${key}'`);
    wanted.set(title, (wanted.get(title) ?? 0) + 1);
    const before = mail.mails.length;
    await makeEmailsDue();
    const sites = await startAll();
    // Before it looks, or while it sends; now and then nothing is left, so that no event is told of twice at once.
    if (round % 4 === 3) {
      const query = `select key from content_events where key = '${key}'`;
      await until(async () => (await rows(query)).length > 0);
      await until(isIdle);
    } else await until(() => mail.mails.length >= before + (round % 4) * 3);
    await killAll(sites);
    killed += sites.length;
  }
  await makeEmailsDue();
  const last = await startAll();
  await until(
    async () => (await rows("select key from content_events where found_at > 0")).length > 0,
  );
  await until(isIdle);
  await killAll(last);

  expect(await rows("select id from outbox where state <> 'sent'")).toEqual([]);
  const byId = new Map(mail.mails.map((one) => [one.messageId, one]));
  let lost = 0;
  let doubled = 0;
  for (const [title, times] of wanted) {
    for (let at = 0; at < followers; at += 1) {
      const told = [...byId.values()].filter(
        ({ to, text }) => to?.[0]?.address === `follower${at}@example.org` && text?.includes(title),
      ).length;
      lost += Math.max(0, times - told);
      doubled += Math.max(0, told - times);
    }
  }
  const again = mail.mails.length - byId.size;
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  // Taken by the mail server and not noted any more: ten at a time are under way.
  expect(again).toBeLessThanOrEqual(10 * killed);
}

test("followers hear of each event once when the server is killed", { timeout }, async () => {
  const folder = temporaryFolder();
  const file = join(folder, "otc.sqlite");
  await killWhileTold({
    settings: { DATA_DIR: folder },
    servers: 1,
    name: "one server with SQLite",
    open: () => openSqlite(file),
    async rows(query) {
      using database = new DatabaseSync(file);
      database.exec("pragma busy_timeout = 5000");
      return database.prepare(query).all() as Row[];
    },
  });
});

test("followers hear of each event once when two servers are killed", {
  timeout,
}, async (context) => {
  const postgres = await startPostgres();
  if (!postgres) return context.annotate("PostgreSQL is not installed: not tested here");
  onTestFinished(() => postgres.stop());
  const url = await postgres.newDatabase();
  // Not a pool: its end does not wait until the connection has closed, so that PostgreSQL, stopped next, would break it
  // without a listener.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await killWhileTold({
    settings: { DATABASE_URL: url, SECRET_KEY: "a".repeat(64) },
    servers: 2,
    name: "two servers with PostgreSQL",
    open: () => openPostgres(url),
    rows: async (query) => (await client.query<Row>(query)).rows,
  });
});
