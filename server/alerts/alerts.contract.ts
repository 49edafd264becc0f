import { describe, expect, onTestFinished, test } from "vitest";
import { readEnvironment } from "#server/environment.ts";
import type { OpenSharedStore } from "#server/store/store.contract.ts";
import type { Store } from "#server/store/store.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createAlerts } from "./alerts.ts";

const hour = 3_600_000;

/** Tests of alerts that run on every database. */
export function describeAlerts(engine: string, makeSharedStore: OpenSharedStore): void {
  /** Starts two servers on one store, with an adjustable clock. */
  async function openServers() {
    const stores = await makeSharedStore();
    const clock = { now: Date.UTC(2026, 10, 21, 9) };
    const environment = readEnvironment({ DATA_DIR: temporaryFolder() });
    const { log, text } = readableLog();
    const open = async () => {
      const store = await stores.open();
      onTestFinished(() => store.close().catch(() => undefined));
      const parts = { store, environment, clock: () => clock.now, log, onMail: () => undefined };
      return { store, ...createAlerts(parts) };
    };
    return { clock, open, logText: text, one: await open(), two: await open() };
  }

  const emails = async ({ tables }: Store) => {
    const rows = await tables.selectFrom("outbox").selectAll().orderBy("created_at").execute();
    return rows.map(({ kind, reference }) => `${kind} ${reference}`);
  };
  const sendAll = (store: Store) =>
    store.change((tables) => tables.updateTable("outbox").set({ state: "sent" }).execute());

  describe(`alerts on ${engine}`, () => {
    test("are e-mailed once a day for each kind, across servers", async () => {
      const { one, two, clock, open, logText } = await openServers();
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 ? one : two).raise("clock", `Jumped ${index} days.`),
        ),
      );
      await one.raise("provider-keys", "Reference OTC-1.");
      expect(await emails(one.store)).toEqual(["alert clock", "alert provider-keys"]);
      expect(logText().match(/"name":"alert","kind":"clock"/g)).toHaveLength(10);

      await sendAll(one.store);
      clock.now += 23 * hour;
      await (await open()).raise("clock", "Jumped again.");
      expect(await emails(one.store)).toHaveLength(2);
      // An alert without an e-mail gets one after a day, without being raised again.
      clock.now += 2 * hour;
      await Promise.all([one.runAllChecks(), two.runAllChecks()]);
      expect(await emails(one.store)).toEqual([
        "alert clock",
        "alert provider-keys",
        "alert clock",
      ]);
    });

    test("do not accumulate while no e-mail goes out", async () => {
      const { one, clock } = await openServers();
      for (let turn = 0; turn < 5; turn += 1) {
        await one.raise("provider-keys", "Refused.");
        clock.now += 25 * hour;
      }
      expect(await emails(one.store)).toEqual(["alert provider-keys"]);
    });

    test("raised under a clock years ahead are e-mailed once and end with its correction", async () => {
      const { one, clock } = await openServers();
      clock.now += 1000 * 24 * hour;
      await one.raise("clock", "The clock says 2029.");
      expect(await emails(one.store)).toEqual(["alert clock"]);
      await sendAll(one.store);
      clock.now -= 1000 * 24 * hour;
      expect(await one.find()).toEqual([]);
      for (let days = 0; days < 5; days += 1) {
        await one.runAllChecks();
        await sendAll(one.store);
        clock.now += 25 * hour;
      }
      expect(await emails(one.store)).toEqual(["alert clock"]);
      // The next alert is e-mailed like any other.
      await one.raise("clock", "Jumped again.");
      expect(await emails(one.store)).toEqual(["alert clock", "alert clock"]);
      expect(await one.find()).toEqual([{ kind: "clock", sentence: "Jumped again." }]);
    });
  });
}
