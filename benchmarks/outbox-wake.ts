/**
 * How does a server hear of an e-mail that another one put into the outbox of their PostgreSQL: by looking
 * now and then, or by LISTEN and NOTIFY? How long the e-mail waits, what it costs while nothing comes, and what
 * it costs whoever writes.
 *
 *   npm run benchmark -- outbox-wake [e-mails for each way]
 */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { createContact } from "#server/contact/contact.ts";
import { claimMail, enqueueMail, nextMailDue, recordMailOutcome } from "#server/mail/outbox.ts";
import { createQueueWorker } from "#server/queue-worker.ts";
import { openPostgres } from "#server/store/postgres.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { until } from "../tests/support/until.ts";
import { coreTimeOf, memoryOf, withChildren } from "./support/core-time.ts";

const emails = Number(process.argv[2] ?? 20);
/** As the relay has it, in milliseconds. */
const pollInterval = 30_000;
const writers = 16;
const seconds = 5;

const postgres = await startPostgres({ flushes: true });
if (!postgres) throw new Error("PostgreSQL is not installed.");
try {
  console.log("How long an e-mail waits until another server takes it:");
  await printWaits("looking every 30 s", (url) => measureWaits(url, { pollInterval }));
  await printWaits("looking every second", (url) => measureWaits(url, { pollInterval: 1000 }));
  await printWaits("LISTEN and NOTIFY", (url) =>
    measureWaits(url, { pollInterval, isNotified: true }),
  );
  await printWaits("woken in the process that stored it", (url) =>
    measureWaits(url, { pollInterval, isOwn: true }),
  );
  await measureIdle();
  await measureWriting();
} finally {
  await postgres.stop();
}

async function newUrl(): Promise<string> {
  return (await postgres?.newDatabase()) ?? "";
}

async function printWaits(name: string, measure: (url: string) => Promise<number[]>) {
  const waits = (await measure(await newUrl())).toSorted((a, b) => a - b);
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))];
  console.log(
    `  ${name.padEnd(38)}median ${inWords(at(0.5))}, longest ${inWords(waits.at(-1))} of ${waits.length}`,
  );
}

function inWords(milliseconds = Number.NaN): string {
  return milliseconds < 1000
    ? `${milliseconds.toFixed(1)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

function orderMail(store: Store, id: string, more?: (tables: Tables) => Promise<void>) {
  return store.change(async (tables) => {
    await enqueueMail(tables, { kind: "pledge", pledgeId: id }, Date.now());
    await more?.(tables);
  });
}

interface Way {
  pollInterval: number;
  isNotified?: boolean;
  /** The one that stores is the one that sends. */
  isOwn?: boolean;
}

/** Puts e-mails there at moments of no pattern. @returns milliseconds until each was taken */
async function measureWaits(
  url: string,
  { pollInterval, isNotified, isOwn }: Way,
): Promise<number[]> {
  const [here, there] = [await openPostgres(url), await openPostgres(url)];
  const stored = new Map<string, number>();
  const waits: number[] = [];
  const worker = createQueueWorker({
    async runOne() {
      const row = await claimMail(there, Date.now(), 120_000);
      if (!row) return false;
      waits.push(performance.now() - (stored.get(row.reference) ?? Number.NaN));
      await recordMailOutcome(there, row, { state: "sent", at: Date.now() });
      return true;
    },
    nextDue: () => nextMailDue(there, Date.now()),
    onError: (error) => console.error(error),
    clock: Date.now,
    pollInterval,
    retryAfter: 1000,
  });
  const ear = isNotified ? await listen(url, worker.wake) : undefined;
  worker.start();
  const maxGap = pollInterval === 30_000 && !isNotified && !isOwn ? 6000 : 300;
  for (let count = 0; count < emails; count += 1) {
    await sleep(Math.random() * maxGap);
    const notify = isNotified ? tellOthers : undefined;
    await orderMail(here, `${count}`, notify);
    stored.set(`${count}`, performance.now());
    if (isOwn) worker.wake();
  }
  await until(() => waits.length === emails, { seconds: 60 });
  await worker.stop();
  await ear?.end();
  await Promise.all([here.close(), there.close()]);
  // Taken before the one that stored it heard that it had: at once.
  return waits.map((wait) => (wait > 0 ? wait : 0));
}

async function tellOthers(tables: Tables): Promise<void> {
  await sql`SELECT pg_notify('outbox', '')`.execute(tables);
}

async function listen(url: string, onWord: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  client.on("notification", onWord);
  await client.query("LISTEN outbox");
  return client;
}

/** What looking costs, and what a connection that only listens keeps. */
async function measureIdle(): Promise<void> {
  const store = await openPostgres(await newUrl());
  const looks = 2000;
  const look = async () => {
    await claimMail(store, Date.now(), 120_000);
    await nextMailDue(store, Date.now());
  };
  for (let count = 0; count < 200; count += 1) await look();
  const before = { own: ownCore(), theirs: coreTimeOf(databaseProcesses()) };
  for (let count = 0; count < looks; count += 1) await look();
  const own = (ownCore() - before.own) / looks;
  const theirs = (coreTimeOf(databaseProcesses()) - before.theirs) / looks;
  const known = new Set(databaseProcesses());
  const ear = await listen(await newUrl(), () => undefined);
  const listening = databaseProcesses().filter((pid) => !known.has(pid));
  const day = (86_400_000 / pollInterval) * (own + theirs);
  console.log(
    `\nWhile nothing comes: a look costs ${own.toFixed(2)} ms of the site's core and ${theirs.toFixed(2)} ms of the ` +
      `database's, every 30 s ${(day / 1000).toFixed(1)} s a day. A connection that listens costs no core and keeps ` +
      `${memoryOf(listening).toFixed(1)} MB in the database.`,
  );
  await ear.end();
  await store.close();
}

/** How many messages a second several writers store, with and without a word to the others. */
async function measureWriting(): Promise<void> {
  console.log(`\nMessages stored by ${writers} writers at once, three rounds each:`);
  const rounds: Record<string, number[]> = { "without NOTIFY": [], "with NOTIFY": [] };
  for (let round = 0; round < 3; round += 1) {
    for (const [name, paces] of Object.entries(rounds)) {
      paces.push(await writePace(name === "with NOTIFY"));
    }
  }
  for (const [name, paces] of Object.entries(rounds)) {
    console.log(`  ${name.padEnd(20)}${paces.map((pace) => Math.round(pace)).join(", ")} a second`);
  }
}

async function writePace(isNotified: boolean): Promise<number> {
  const url = await newUrl();
  const store = await openPostgres(url);
  const ear = isNotified ? await listen(url, () => undefined) : undefined;
  const telling: Store = {
    ...store,
    change: (work) =>
      store.change(async (tables) => {
        const result = await work(tables);
        if (isNotified) await tellOthers(tables);
        return result;
      }),
  };
  const contact = createContact({ store: telling, clock: Date.now });
  let kept = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      while (performance.now() - begun < seconds * 1000) {
        kept += 1;
        const subject = `${writer}-${kept}`;
        const name = { firstName: "Amina", lastName: "Okello", organization: "" };
        const email = `${subject}@example.org`;
        const message = { ...name, email, subject, message: "We would like to help. ".repeat(20) };
        await contact.receive({ message, sourcePage: "/contact", isSuspect: false });
      }
    }),
  );
  const pace = kept / ((performance.now() - begun) / 1000);
  await ear?.end();
  await store.close();
  return pace;
}

/** Milliseconds for which this process has kept a core busy. */
function ownCore(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function databaseProcesses(): number[] {
  return withChildren(Number(postgres?.pid));
}
