/**
 * How many contact messages a second can one core keep for good? Each is on the disk, flushed, before its
 * answer is sent. The mail relay runs beside it, as in real life. The yardstick in the same run is what
 * the disk allows: one small row, one flush, nothing else.
 *
 *   npm run benchmark -- contact-messages [seconds]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { leaveFirstCore, measureServer, printResult, startOurSite } from "./support/load.ts";

const seconds = Number(process.argv[2] ?? 8);
/** Decisions, section 5. */
const atLeast = 1500;

// Beside the project and not in the system's temporary folder, which may be in memory only.
const folder = mkdtempSync(join(resolve("."), ".cache-benchmark-"));
try {
  leaveFirstCore();
  console.log(`One flush for each row, alone: ${Math.round(flushesPerSecond())} a second`);
  for (const connections of [1, 16, 64]) {
    const result = await measure(connections);
    printResult(`${connections} senders at once`, result);
    if (connections === 64 && result.perSecond < atLeast) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(connections: number) {
  const dataFolder = join(folder, `${connections}`);
  let count = 0;
  const limits = { RATE_LIMIT_BURST: "1000000", RATE_LIMIT_PER_MINUTE: "60000000" };
  const result = await measureServer((port) => startOurSite(port, dataFolder, limits), {
    connections,
    expected: "HTTP/1.1 200",
    question: nextMessage,
    seconds,
  });
  checkThatAllAreKept(dataFolder, count);
  return result;

  function nextMessage(): string {
    count += 1;
    const body = new URLSearchParams({
      firstName: "Amina",
      lastName: "Tester",
      email: "amina@example.org",
      organization: "Example Collective",
      subject: `Message ${connections}-${count}-${performance.now()}`,
      message: "We would like to work with you. ".repeat(12),
      _source: "/contact",
    }).toString();
    return (
      "POST /contact HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n" +
      "Content-Type: application/x-www-form-urlencoded\r\n" +
      `Content-Length: ${body.length}\r\n\r\n${body}`
    );
  }
}

function checkThatAllAreKept(dataFolder: string, sent: number): void {
  using database = new DatabaseSync(join(dataFolder, "otc.sqlite"), { readOnly: true });
  const row = database.prepare("select count(*) as kept from contact_messages").get();
  if (Number(row?.kept) < sent) throw new Error(`${sent} sent, but only ${row?.kept} kept`);
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
