import { once } from "node:events";
import pg from "pg";
import { atTestEnd } from "../support/at-end.ts";
import { startMailServer } from "../support/mail-server.ts";
import { startPostgres } from "../support/postgres.ts";
import { startPostgresLine } from "../support/postgres-line.ts";
import { startSite } from "../support/running-site.ts";
import { answerOf, startSenders, withoutAllowances } from "../support/senders.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

/** `DATABASE_FAULTS=200` ends as many connections, restarts a quarter as often, and kills a tenth as many lines. */
const ended = Number(process.env.DATABASE_FAULTS ?? 10);
const restarts = Math.ceil(ended / 4);
const deadLines = Math.ceil(ended / 10);

/** Longer than a claim on an e-mail lasts with its grace, in seconds. */
const claimTime = 240;

test(`two servers outlive ${ended} ended connections, ${restarts} restarts and ${deadLines} dead lines`, async () => {
  test.setTimeout((120 + claimTime + ended * 15) * 1000);
  const postgres = await startPostgres();
  if (!postgres?.restart) return test.skip(true, "PostgreSQL is not installed.");
  atTestEnd(() => postgres.stop());
  const database = await postgres.newDatabase();
  await using line = await startPostgresLine(database);
  await using mail = await startMailServer();
  const settings = {
    ...withoutAllowances,
    DATABASE_URL: line.url,
    SECRET_KEY: "a".repeat(64),
    SMTP_URL: mail.url,
  };
  await using one = await startSite(settings);
  await using two = await startSite(settings);
  const sites = [one, two];

  const sending = startSenders(sites.map(({ origin }) => origin));
  const { acknowledged, refused, moveOn } = sending;

  for (let round = 0; round < ended; round += 1) {
    await moveOn();
    await endConnections(database);
    if (round % 4 === 0) await postgres.restart();
    if (round % 10 === 0) {
      line.swallow();
      await sending.meetRefusals();
      // A server answers with what it found at most 5 s ago.
      await until(async () => {
        const health = sites.map(({ origin }) => answerOf(`${origin}/healthz`));
        return (await Promise.all(health)).every(({ status }) => status === 503);
      });
      line.repair();
    }
  }
  await moveOn();
  await sending.end();
  expect(sites.map(({ process }) => process.exitCode)).toEqual([null, null]);
  expect([...refused.keys()]).toEqual([503]);

  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query("SELECT fields FROM contact_messages");
  // A claim whose answer was lost is taken over when its time is over.
  const waiting = "SELECT count(*) AS count FROM outbox WHERE state = 'waiting'";
  await until(async () => Number((await client.query(waiting)).rows[0]?.count) === 0, {
    seconds: claimTime,
  });
  await client.end();
  const kept = rows.map(({ fields }) => JSON.parse(fields).subject as string);
  expect(kept.length).toBe(new Set(kept).size);
  const lost = acknowledged.filter((subject) => !kept.includes(subject));
  expect(lost).toEqual([]);
  // Rows say what was recorded; only the mail server knows what was sent.
  const sent = mail.mails.flatMap(
    ({ subject }) => /^Website: (m\d+)$/.exec(subject ?? "")?.[1] ?? [],
  );
  expect(sent.toSorted()).toEqual(kept.toSorted());

  // Over a dead line they end too, with connections in use.
  line.swallow();
  const exits = sites.map(({ process }) => once(process, "exit"));
  for (const { process } of sites) process.kill("SIGTERM");
  expect((await Promise.all(exits)).map(([code]) => code)).toEqual([0, 0]);
});

/** Ends all connections to the database, in use or not. */
async function endConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  await client.end();
}
