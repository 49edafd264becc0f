/**
 * How many contact messages a second can one core store durably? Each is on the disk, flushed, before its
 * answer is sent. The mail relay runs beside it, as in real life. The yardstick in the same run is what
 * the disk allows: one small row, one flush, nothing else. Then the same with PostgreSQL, if it is installed,
 * which works on the other cores, beside the senders.
 *
 *   npm run benchmark -- contact-messages [seconds]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { startPostgres } from "../tests/support/postgres.ts";
import { coreTimeOf, withChildren } from "./support/core-time.ts";
import { leaveFirstCore, measureServer, printResult, startOurSite } from "./support/load.ts";

const seconds = Number(process.argv[2] ?? 8);
/** Minimum of messages a second, as a share of the disk's own flushes. */
const minShareOfFlushes = 0.5;

// Beside the project and not in the system's temporary folder, which may be in memory only.
const folder = mkdtempSync(join(resolve("."), ".cache-benchmark-"));
let count = 0;
try {
  leaveFirstCore();
  const flushes = flushesPerSecond();
  console.log(`One flush for each row, alone: ${Math.round(flushes)} a second`);
  for (const connections of [1, 16, 64]) {
    const dataFolder = join(folder, `${connections}`);
    const { result, sent } = await measure(connections, dataFolder);
    checkThatAllAreKept(keptBySqlite(dataFolder), sent);
    printResult(`${connections} senders at once`, result);
    if (connections < 64) continue;
    const core = (result.perSecond * result.coreTime) / 1000;
    const share = result.perSecond / flushes;
    console.log(
      `${share.toFixed(2)} of the disk's flushes, with ${core.toFixed(2)} of a core in use`,
    );
    if (share < minShareOfFlushes) process.exitCode = 1;
  }
  await measureOnPostgres();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureOnPostgres(): Promise<void> {
  const postgres = await startPostgres({ flushes: true });
  if (!postgres) return console.log("PostgreSQL is not installed: not measured.");
  try {
    for (const connections of [1, 16, 64]) {
      const url = await postgres.newDatabase();
      const before = coreTimeOf(withChildren(Number(postgres.pid)));
      const settings = { DATABASE_URL: url, SECRET_KEY: "a".repeat(64) };
      const { result, sent } = await measure(connections, join(folder, "postgres"), settings);
      const core = coreTimeOf(withChildren(Number(postgres.pid))) - before;
      checkThatAllAreKept(await keptByPostgres(url), sent);
      printResult(`${connections} senders, PostgreSQL`, result);
      console.log(`${"".padEnd(36)}core of the database ${(core / sent).toFixed(3)} ms each`);
    }
  } finally {
    await postgres.stop();
  }
}

async function measure(connections: number, dataFolder: string, more: Record<string, string> = {}) {
  const before = count;
  const settings = {
    RATE_LIMIT_BURST: "1000000",
    RATE_LIMIT_PER_MINUTE: "60000000",
    // Each from another network, as many people would.
    TRUST_PROXY: "1",
    PUBLIC_URL: "http://localhost",
    ...more,
  };
  const result = await measureServer((port) => startOurSite(port, dataFolder, settings), {
    connections,
    expected: "HTTP/1.1 200",
    question: nextMessage,
    seconds,
  });
  return { result, sent: count - before };
}

function nextMessage(): string {
  count += 1;
  const body = new URLSearchParams({
    firstName: "Amina",
    lastName: "Tester",
    // One mailbox each: more from the same would wait in quarantine, and not be mailed.
    email: `m${count}@example.org`,
    organization: "Example Collective",
    subject: `Message ${count}`,
    message: "We would like to work with you. ".repeat(12),
    _source: "/contact",
  }).toString();
  const network = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  return (
    "POST /contact HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n" +
    `X-Forwarded-For: ${network}\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  );
}

function checkThatAllAreKept(kept: number, sent: number): void {
  if (kept < sent) throw new Error(`${sent} sent, but only ${kept} kept`);
}

function keptBySqlite(dataFolder: string): number {
  using database = new DatabaseSync(join(dataFolder, "otc.sqlite"), { readOnly: true });
  return Number(database.prepare("select count(*) as kept from contact_messages").get()?.kept);
}

async function keptByPostgres(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select count(*) as kept from contact_messages");
  await client.end();
  return Number(rows[0].kept);
}

function flushesPerSecond(): number {
  using database = new DatabaseSync(join(folder, "yardstick.sqlite"));
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; create table t (a integer primary key, b text)",
  );
  const insert = database.prepare("insert into t (b) values (?)");
  const start = performance.now();
  let rows = 0;
  for (; performance.now() - start < 2000; rows += 1) insert.run("a".repeat(600));
  return rows / ((performance.now() - start) / 1000);
}
