import { once } from "node:events";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { recordFault } from "../support/fault-record.ts";
import { startPostgres } from "../support/postgres.ts";
import { startPostgresLine } from "../support/postgres-line.ts";
import { startSite } from "../support/running-site.ts";
import { until } from "../support/until.ts";

/** `DATABASE_FAULTS=200` ends as many connections, restarts a quarter as often, and kills a tenth as many lines. */
const ended = Number(process.env.DATABASE_FAULTS ?? 10);
const restarts = Math.ceil(ended / 4);
const deadLines = Math.ceil(ended / 10);
const senders = 16;
/** The goal; without limits a request over a dead line waits for minutes. */
const maxAnswerTime = 10_000;

test(
  `two servers outlive ${ended} ended connections, ${restarts} restarts and ${deadLines} dead lines`,
  async (context) => {
    const postgres = await startPostgres();
    if (!postgres?.restart) return context.annotate("PostgreSQL is not installed: not tested here");
    onTestFinished(() => postgres.stop());
    const database = await postgres.newDatabase();
    await using line = await startPostgresLine(database);
    const settings = {
      DATABASE_URL: line.url,
      SECRET_KEY: "a".repeat(64),
      PUBLIC_URL: "http://localhost",
      LOG_LEVEL: "silent",
      RATE_LIMIT_BURST: "1000000",
      RATE_LIMIT_PER_MINUTE: "1000000",
      STOP_SECONDS: "2",
    };
    await using one = await startSite(settings);
    await using two = await startSite(settings);
    const sites = [one, two];

    const acknowledged: string[] = [];
    const refused = new Map<number, number>();
    let isRunning = true;
    let slowest = 0;
    const send = async (origin: string, subject: string) => {
      const from = performance.now();
      const answer = await fetch(`${origin}/contact`, {
        method: "POST",
        headers: { accept: "application/json" },
        body: new URLSearchParams({
          firstName: "Amina",
          lastName: "Okello",
          email: `${subject}@example.org`,
          subject,
          message: `Message ${subject}`,
        }),
        signal: AbortSignal.timeout(maxAnswerTime),
      });
      await answer.text();
      slowest = Math.max(slowest, performance.now() - from);
      if (answer.status === 200) acknowledged.push(subject);
      else refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
    };
    let count = 0;
    // A cut or late answer rejects, and with it the test.
    const sending = Promise.all(
      Array.from({ length: senders }, async (_, index) => {
        while (isRunning) {
          count += 1;
          await send(sites[index % 2]?.origin ?? "", `m${count}`);
        }
      }),
    );
    const moveOn = async () => {
      const goal = acknowledged.length + senders;
      const working = until(() => acknowledged.length >= goal, { seconds: 60 });
      await Promise.race([working, sending]);
    };

    for (let round = 0; round < ended; round += 1) {
      await moveOn();
      await endConnections(database);
      if (round % 4 === 0) await postgres.restart();
      if (round % 10 === 0) {
        const before = refused.get(503) ?? 0;
        line.swallow();
        await Promise.race([until(() => (refused.get(503) ?? 0) >= before + senders), sending]);
        // A server answers with what it found at most 5 s ago.
        await until(async () => {
          const health = sites.map(({ origin }) =>
            fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(maxAnswerTime) }),
          );
          return (await Promise.all(health)).every(({ status }) => status === 503);
        });
        line.repair();
      }
    }
    await moveOn();
    isRunning = false;
    await sending;
    expect(sites.map(({ process }) => process.exitCode)).toEqual([null, null]);
    expect([...refused.keys()]).toEqual([503]);

    const client = new pg.Client({ connectionString: database });
    await client.connect();
    const { rows } = await client.query("SELECT fields FROM contact_messages");
    await client.end();
    const kept = rows.map(({ fields }) => JSON.parse(fields).subject as string);
    expect(kept.length).toBe(new Set(kept).size);
    const lost = acknowledged.filter((subject) => !kept.includes(subject));
    expect(lost).toEqual([]);

    // Over a dead line they end too, with connections in use.
    line.swallow();
    const stopFrom = performance.now();
    const exits = sites.map(({ process }) => once(process, "exit"));
    for (const { process } of sites) process.kill("SIGTERM");
    expect((await Promise.all(exits)).map(([code]) => code)).toEqual([0, 0]);
    const stopSeconds = ((performance.now() - stopFrom) / 1000).toFixed(1);
    recordFault({
      fault: "PostgreSQL ends connections, restarts and falls silent while messages come in",
      tried:
        `two servers, ${senders} senders, ${ended} times all connections ended, ${restarts} restarts, ` +
        `${deadLines} dead lines; ${acknowledged.length} messages acknowledged`,
      lost: lost.length,
      doubled: kept.length - new Set(kept).size,
      note: `No server ended. ${refused.get(503)} requests were refused with 503. The slowest answer took ${(slowest / 1000).toFixed(1)} s, and the stop over a dead line ${stopSeconds} s, with STOP_SECONDS=2.`,
    });
  },
  120_000 + ended * 15_000,
);

/** Ends all connections to the database, in use or not. */
async function endConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  await client.end();
}
