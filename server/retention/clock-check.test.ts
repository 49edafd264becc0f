import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { getRetention, getRetentionDays } from "#collections/site/retention.ts";
import { day } from "#server/clock.ts";
import { createContact } from "#server/contact/contact.ts";
import { readEnvironment } from "#server/environment.ts";
import { createLinkTokens } from "#server/newsletter/link-tokens.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { purgeNow, startDailyPurge, trustClock } from "./purge.ts";

/** Starts a site with one message and an adjustable clock. */
async function openSite(folder = temporaryFolder()) {
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  onTestFinished(() => store.close().catch(() => undefined));
  const clock = { now: Date.UTC(2026, 10, 21, 9) };
  const contact = createContact({ store, clock: () => clock.now });
  const write = (subject = goodMessage.subject) =>
    contact.receive({
      message: { ...goodMessage, subject },
      sourcePage: "/contact",
      isSuspect: false,
    });
  await write();
  const alerts: string[] = [];
  const log = readableLog();
  return {
    store,
    clock,
    write,
    alerts,
    log,
    messages: () => store.tables.selectFrom("contact_messages").selectAll().execute(),
    async purge() {
      const purging = startDailyPurge(
        {
          store,
          clock: () => clock.now,
          log: log.log,
          environment: readEnvironment({ DATA_DIR: folder }),
          tokens: createLinkTokens(Buffer.from("only for tests")),
          alerts: { raise: async (kind, sentence) => void alerts.push(`${kind}: ${sentence}`) },
        },
        getRetention(),
      );
      onTestFinished(() => purging.stop());
      await purging.stop();
    },
  };
}

test("raises an alert and skips the purge when the clock is years ahead", async () => {
  const site = await openSite();
  site.clock.now += 1000 * day;
  await site.purge();
  expect(await site.messages()).toHaveLength(1);
  const says =
    /^clock: The clock says 2029-08-17.*If the clock is right: Office, How it runs, What is deleted, and when\.$/;
  expect(site.alerts).toEqual([expect.stringMatching(says)]);
  // Once corrected, the clock is trusted again.
  site.clock.now -= 999 * day;
  await site.purge();
  expect(site.alerts).toHaveLength(1);
});

test("takes its newest record for the last time that was right, when it has noted none", async () => {
  const site = await openSite();
  site.clock.now += 100 * day;
  await site.write();
  await site.purge();
  expect(site.alerts).toEqual([]);
});

test("trusts time that passes day by day and deletes expired data", async () => {
  const site = await openSite();
  const months = Math.ceil(getRetentionDays().messagesAtMost / 30) + 1;
  for (let month = 0; month < months; month += 1) {
    await site.purge();
    site.clock.now += 30 * day;
  }
  expect(site.alerts).toEqual([]);
  expect(await site.messages()).toEqual([]);
});

test("raises an alert and deletes nothing early when the clock jumps back by over a day", async () => {
  const site = await openSite();
  await site.purge();
  site.clock.now -= 3 * day;
  await site.purge();
  expect(site.alerts).toEqual([expect.stringContaining("clock: The clock went back")]);
  expect(await site.messages()).toHaveLength(1);
});

test("counts the days of what a clock years ahead wrote from when staff confirm the right one", async () => {
  const site = await openSite();
  const { store, clock } = site;
  clock.now -= 900 * day;
  const folder = temporaryFolder();
  const parts = { folder, isTrusted: true };
  expect(await purgeNow(store, { ...parts, now: clock.now })).not.toHaveProperty("refusal");
  const [message] = await site.messages();
  expect(message?.received_at).toBe(clock.now);
  clock.now += (getRetentionDays().messagesAtMost + 1) * day;
  await purgeNow(store, { ...parts, now: clock.now });
  expect(await site.messages()).toEqual([]);
});

test("counts the days of what a clock years behind wrote from when staff confirm the right one", async () => {
  const site = await openSite();
  const { store, clock } = site;
  const old = clock.now;
  await site.purge();
  clock.now -= 900 * day;
  await site.purge();
  await site.write("Written while the clock was behind");
  clock.now += 960 * day;
  await site.purge();
  const parts = { folder: temporaryFolder(), isTrusted: true };
  await purgeNow(store, { ...parts, now: clock.now });
  // What was there before keeps its own days.
  const moments = (await site.messages()).map((message) => message.received_at);
  expect(moments.toSorted()).toEqual([old, clock.now]);
  // An outage of two months says nothing about what came before it.
  clock.now += 60 * day;
  await purgeNow(store, { ...parts, now: clock.now });
  expect((await site.messages()).map((message) => message.received_at)).not.toContain(clock.now);
});

test("finds what a clock wrote that went back again and again, as one without a battery does", async () => {
  const site = await openSite();
  const { store, clock } = site;
  const old = clock.now;
  await site.purge();
  for (const days of [-900, 30, -40]) {
    clock.now += days * day;
    await site.purge();
    await site.write(`After ${days} days`);
  }
  clock.now = old + 60 * day;
  await purgeNow(store, { folder: temporaryFolder(), isTrusted: true, now: clock.now });
  const moments = (await site.messages()).map((message) => message.received_at);
  expect(moments.toSorted()).toEqual([old, clock.now, clock.now, clock.now]);
  // Nothing of it is left to change records of a later mistake.
  const noted = await store.tables.selectFrom("milestones").select("name").execute();
  expect(noted).toEqual([{ name: "clock" }]);
});

test("leaves records their days when staff confirm a clock that was a few days behind", async () => {
  const site = await openSite();
  const { store, clock } = site;
  await site.purge();
  clock.now -= 3 * day;
  await site.purge();
  await site.write("Written while the clock was behind");
  const written = (await site.messages()).map((message) => message.received_at);
  expect(written).toHaveLength(2);
  clock.now += 4 * day;
  await purgeNow(store, { folder: temporaryFolder(), isTrusted: true, now: clock.now });
  expect((await site.messages()).map((message) => message.received_at)).toEqual(written);
});

test("raises an alert when an empty store, or one of yesterday, takes the place of today's", async () => {
  const folder = temporaryFolder();
  const site = await openSite(folder);
  await site.purge();
  const before = site.clock.now;
  site.clock.now += day;
  await site.purge();
  expect(site.alerts).toEqual([]);
  const emptied = await openSite(folder);
  await emptied.purge();
  expect(emptied.alerts).toEqual([expect.stringMatching(/^store: On .* and now it is empty\.$/)]);
  // What a store without its log knows.
  await trustClock(site.store, before);
  emptied.clock.now = site.clock.now += day;
  await emptied.purge();
  await site.purge();
  expect(site.alerts).toEqual([expect.stringMatching(/^store: .* knows nothing after /)]);
});

test("raises no alert about the store when the clock went back and the site is killed before the mark is written", async () => {
  const folder = temporaryFolder();
  const site = await openSite(folder);
  await site.purge();
  site.clock.now -= 3 * day;
  const { store } = site;
  // Killed here: the store knows the time, and no file was written yet.
  const change = store.change.bind(store);
  let isKilled = false;
  store.change = async (work) => {
    if (isKilled) throw new Error("killed");
    isKilled = true;
    return change(work);
  };
  await site.purge();
  store.change = change;
  await site.purge();
  expect(site.alerts).toEqual([expect.stringMatching(/^clock: The clock went back/)]);
});

test("raises no alert about the store when the office is killed while it sets the clock back", async () => {
  const folder = temporaryFolder();
  const site = await openSite(folder);
  await site.purge();
  site.clock.now -= 3 * day;
  const { store, clock } = site;
  const change = store.change.bind(store);
  store.change = async (work) => {
    await change(work);
    throw new Error("killed");
  };
  const confirming = purgeNow(store, { folder, isTrusted: true, now: clock.now });
  await expect(confirming).rejects.toThrow("killed");
  store.change = change;
  await site.purge();
  expect(site.alerts).toEqual([]);
});
