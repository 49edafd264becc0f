import { expect, onTestFinished, test } from "vitest";
import { getRetention, getRetentionDays } from "#collections/site/retention.ts";
import { day } from "#server/clock.ts";
import { readEnvironment } from "#server/environment.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage, openTestSite, postForm } from "#tests/support/test-site.ts";
import { startDailyPurge } from "./daily-purge.ts";

/** A site with one message, and one day of its purge at any time. */
async function openSite() {
  const site = await openTestSite();
  await site.fetch(postForm({ ...goodMessage }));
  const alerts: string[] = [];
  return {
    ...site,
    alerts,
    async purge() {
      const purging = startDailyPurge(
        {
          store: site.store,
          clock: () => site.clock.now,
          log: readableLog().log,
          environment: readEnvironment({ DATA_DIR: temporaryFolder() }),
          alerts: {
            raise: async (kind, sentence) => void alerts.push(`${kind}: ${sentence}`),
            raiseWithin: async () => undefined,
            find: async () => [],
            runAllChecks: async () => undefined,
          },
        },
        getRetention(),
      );
      onTestFinished(() => purging.stop());
      await purging.stop();
    },
  };
}

test("a clock that is years ahead deletes nothing, and somebody is told", async () => {
  const site = await openSite();
  site.clock.now += 1000 * day;
  await site.purge();
  expect(await site.messages()).toHaveLength(1);
  expect(site.alerts).toEqual([expect.stringContaining("clock: The clock says 2029-08-17")]);
  // Set right again, it is believed again.
  site.clock.now -= 999 * day;
  await site.purge();
  expect(site.alerts).toHaveLength(1);
});

test("time that passes day by day is believed, and what is old enough goes", async () => {
  const site = await openSite();
  const months = Math.ceil(getRetentionDays().messagesAtMost / 30) + 1;
  for (let month = 0; month < months; month += 1) {
    await site.purge();
    site.clock.now += 30 * day;
  }
  expect(site.alerts).toEqual([]);
  expect(await site.messages()).toEqual([]);
});

test("a clock that goes back by more than a day is told, and deletes nothing that it should not", async () => {
  const site = await openSite();
  await site.purge();
  site.clock.now -= 3 * day;
  await site.purge();
  expect(site.alerts).toEqual([expect.stringContaining("clock: The clock went back")]);
  expect(await site.messages()).toHaveLength(1);
});
