/**
 * Sends one issue to very many subscribers and watches time and memory:
 *
 *   npm run benchmark -- newsletter-issue [subscribers, 100000 when left out]
 *
 * Store, outbox, relay and e-mails are those of production (SQLite with a flush at each commit); the mail
 * server is `smtp-sink.ts`. Half way the sending is stopped and begun anew, as a person would with Ctrl+C.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { readEnvironment } from "#server/environment.ts";
import { createLog } from "#server/log.ts";
import { readProgress, sendIssue, startIssue } from "#server/newsletter/sending.ts";
import { createServices } from "#server/services.ts";
import { newId } from "#server/store/new-id.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { until } from "../tests/support/until.ts";

const count = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), "otc-newsletter-"));
const sink = spawn(process.execPath, [join(import.meta.dirname, "support/smtp-sink.ts")], {
  stdio: ["pipe", "pipe", "inherit"],
});
const lines = createInterface({ input: sink.stdout });
const nextLine = async () => String((await once(lines, "line"))[0]);
const port = await nextLine();

const store = await openSqlite(join(folder, "otc.sqlite"));
const megabytes = () => Math.round(process.memoryUsage().rss / 1024 / 1024);

console.log(`Making ${count} subscribers …`);
const then = Date.now() - 60_000;
for (let made = 0; made < count; made += 1000) {
  await store.change(async (tables) => {
    const rows = Array.from({ length: Math.min(1000, count - made) }, (_, at) => ({
      id: newId(then),
      address: `reader${made + at}@example.org`,
      address_key: `reader${made + at}@example.org`,
      status: "confirmed" as const,
      created_at: then,
      consent_at: then,
      consent_wording: "benchmark",
      source_page: "/newsletter",
      confirmed_at: then,
      left_at: null,
      emails: 0,
      emails_since: 0,
      last_email_at: 0,
    }));
    await tables.insertInto("subscribers").values(rows).execute();
  });
}

const samples: { at: number; sent: number; memory: number }[] = [];
const start = Date.now();
const issueFile = {
  slug: "benchmark",
  subject: "An issue for measuring",
  summary: "Nothing but length.",
  body: `## A heading\n\n${"A paragraph with [a link](/news) in it. ".repeat(20)}\n\n- one\n- two\n`.repeat(
    5,
  ),
};

/** One process of the desk, from the command to its end. */
async function send(signal?: AbortSignal): Promise<void> {
  const environment = readEnvironment({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "news@example.org",
    DATA_DIR: folder,
    PUBLIC_URL: "https://www.example.org",
  });
  const { relay, transport } = createServices({ environment, store, log: createLog("silent") });
  relay.start();
  const issue = await startIssue(store, issueFile, Date.now());
  let sampled = 0;
  await sendIssue({
    store,
    issue,
    perSecond: 10_000,
    onMail: relay.wake,
    signal,
    onProgress({ sent }) {
      if (Date.now() - sampled < 1000) return;
      sampled = Date.now();
      samples.push({ at: sampled - start, sent, memory: megabytes() });
      if (sent > count / 2 && signal) halfWay.abort();
    },
  });
  await relay.stop();
  await transport.close();
}

const halfWay = new AbortController();
await send(halfWay.signal);
await send();
const { id } = await startIssue(store, issueFile, Date.now());
await until(async () => (await readProgress(store.tables, id)).waiting === 0, { seconds: 600 });

const seconds = (Date.now() - start) / 1000;
sink.stdin.write("\n");
const { taken, different } = JSON.parse(await nextLine()) as { taken: number; different: number };
const tenth = (part: number) => samples[Math.floor(samples.length * part)]?.memory ?? 0;
console.log(
  JSON.stringify(
    {
      subscribers: count,
      seconds: Math.round(seconds),
      emailsPerSecond: Math.round(count / seconds),
      takenByMailServer: taken,
      differentEmails: different,
      memoryInMegabytes: {
        afterOneTenth: tenth(0.1),
        halfWay: tenth(0.5),
        afterNineTenths: tenth(0.9),
        max: Math.max(...samples.map(({ memory }) => memory)),
      },
    },
    null,
    2,
  ),
);
sink.stdin.end();
await store.close();
rmSync(folder, { recursive: true, force: true });
if (taken !== count || different !== count) process.exitCode = 1;
