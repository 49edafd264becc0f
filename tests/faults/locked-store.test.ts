import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { atTestEnd } from "../support/at-end.ts";
import { startSite } from "../support/running-site.ts";
import { answerOf, startSenders, withoutAllowances } from "../support/senders.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { expect, test } from "../support/test.ts";

/** `DATABASE_FAULTS=200` holds the store that often for a moment, and a tenth as often until senders are refused. */
const moments = Number(process.env.DATABASE_FAULTS ?? 10);
const longHolds = Math.ceil(moments / 10);
/** What readers get while the store is held. */
const pages = ["/", "/about", "/search?q=law", "/your-data-rights"];

test(`a server outlives another program that holds its store ${moments} times for a moment and ${longHolds} times for long`, async () => {
  test.setTimeout(120_000 + moments * 15_000);
  await using site = await startSite(withoutAllowances);
  const other = new DatabaseSync(join(site.dataFolder, "otc.sqlite"), { timeout: 60_000 });
  atTestEnd(() => other.close());
  const sending = startSenders([site.origin]);
  const { acknowledged, refused, moveOn } = sending;
  let read = 0;
  const readPages = async () => {
    for (const page of pages) {
      expect((await answerOf(site.origin + page)).status, page).toBe(200);
      read += 1;
    }
  };

  for (let round = 0; round < moments; round += 1) {
    await moveOn();
    const before = sending.refusals();
    other.exec("BEGIN IMMEDIATE");
    // A message waits for the store, and pages do not wait for the message.
    await readPages();
    if (round % 10 !== 0) expect(sending.refusals()).toBe(before);
    else {
      const isOver = sending.meetRefusals().then(() => true);
      const from = read;
      while (!(await Promise.race([isOver, readPages()]))) expect(read).toBeGreaterThan(from);
      // Some seconds went by, in which the server did not stand still.
      expect(read - from).toBeGreaterThan(10);
    }
    other.exec("ROLLBACK");
  }
  await moveOn();
  await sending.end();
  expect(site.process.exitCode).toBeNull();
  expect([...refused.keys()]).toEqual([503]);

  const kept = storedMessages(site.dataFolder).map(({ subject }) => subject);
  const known = new Set(kept);
  const lost = acknowledged.filter((subject) => !known.has(subject));
  expect(lost).toEqual([]);
  expect(kept).toHaveLength(known.size);

  other.exec("BEGIN IMMEDIATE");
  const late = startSenders([site.origin]);
  await late.meetRefusals();
  const ended = once(site.process, "exit");
  site.process.kill("SIGTERM");
  await late.end().catch(() => undefined);
  expect((await ended)[0]).toBe(0);
  expect(late.acknowledged).toEqual([]);
});
