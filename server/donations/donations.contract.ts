import { describe, expect, onTestFinished, test } from "vitest";
import { shillings } from "#app/forms/shillings.ts";
import type { OpenSharedStore } from "#server/store/store.contract.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { createScriptedOrders, scriptedProvider } from "#tests/support/scripted-provider.ts";
import { until } from "#tests/support/until.ts";
import { createDonations } from "./donations.ts";
import { createReconciler } from "./reconciler.ts";

/** What every engine must do when several servers share it. */
export function describeDonations(engine: string, makeSharedStore: OpenSharedStore): void {
  describe(`donations on ${engine}`, () => {
    test("deduplicates one submission across two servers, and redirects both to its payment", async () => {
      const twins = await makeSharedStore();
      const scripted = createScriptedOrders();
      const open = async () => {
        const store = await twins.open();
        onTestFinished(() => store.close().catch(() => undefined));
        return {
          store,
          ...createDonations({
            store,
            providers: [scriptedProvider(scripted)],
            clock: Date.now,
            log: readableLog().log,
            origin: () => "https://www.example.org",
            checkIntervals: [60_000],
          }),
        };
      };
      const servers = [await open(), await open()];
      const intent = {
        amount: shillings(50_000),
        name: "",
        email: "" as const,
        phone: "" as const,
        provider: "scripted",
      };
      for (let press = 0; press < 5; press += 1) {
        const begun = await Promise.all(
          servers.map((server) => server.start(intent, `key-of-${press}`)),
        );
        const urls = begun.map((one) => (one.kind === "checkout" ? one.url : one.kind));
        expect(urls[0]).toMatch(/^https:\/\/pay\.example\.org\//);
        expect(urls[1]).toBe(urls[0]);
      }
      expect(scripted.orders.size).toBe(5);
    });

    test("shares checks between two servers, and takes over those of a dead one", async () => {
      const twins = await makeSharedStore();
      const clock = { now: Date.UTC(2026, 10, 21, 9) };
      const scripted = createScriptedOrders();
      const asked: number[] = [];
      const hangs = Promise.withResolvers<void>();
      const open = async (step: (name: string) => void | Promise<void>) => {
        const store = await twins.open();
        onTestFinished(() => store.close().catch(() => undefined));
        const parts = { store, clock: () => clock.now, log: readableLog().log };
        const donations = createDonations({
          ...parts,
          providers: [scriptedProvider(scripted, step)],
          checkIntervals: [60_000],
          origin: () => "https://www.example.org",
        });
        return { store, donations, reconciler: createReconciler({ ...parts, donations }) };
      };
      const count = (at: number) => (name: string) => {
        if (name === "before verify") asked[at] = (asked[at] ?? 0) + 1;
      };
      const servers = [await open(count(0)), await open(count(1))] as const;
      const dead = await open((name) => (name === "before verify" ? hangs.promise : undefined));
      const [one] = servers;
      const donor = { name: "", email: "" as const, phone: "" as const, provider: "scripted" };
      const begin = () => one.donations.start({ ...donor, amount: shillings(50_000) });
      for (let gift = 0; gift < 10; gift += 1) await begin();
      for (const reference of scripted.orders.keys()) scripted.pay(reference);
      clock.now += 60_000;
      const looks = await Promise.all(servers.map(({ reconciler }) => reconciler.runDue()));
      expect(looks.reduce((sum, count) => sum + count, 0)).toBe(10);
      expect((asked[0] ?? 0) + (asked[1] ?? 0)).toBe(10);
      const states = async () =>
        (await one.store.tables.selectFrom("donations").select("state").execute()).map(
          ({ state }) => state,
        );
      expect(new Set(await states())).toEqual(new Set(["paid"]));

      await begin();
      for (const reference of scripted.orders.keys()) scripted.pay(reference);
      clock.now += 60_000;
      const dying = dead.reconciler.runDue();
      await until(async () =>
        (await one.store.tables.selectFrom("donations").select("check_at").execute()).some(
          ({ check_at }) => (check_at ?? 0) > clock.now,
        ),
      );
      clock.now += 119_999;
      expect(await one.reconciler.runDue()).toBe(0);
      clock.now += 1;
      expect(await one.reconciler.runDue()).toBe(1);
      expect(await states()).toHaveLength(11);
      expect(new Set(await states())).toEqual(new Set(["paid"]));
      hangs.resolve();
      await dying;
    });
  });
}
