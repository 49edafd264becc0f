import { describe, expect, onTestFinished, test } from "vitest";
import { shillings } from "#app/forms/shillings.ts";
import type { OpenTwins } from "#server/store/store.contract.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { createFarSide, scriptedProvider } from "#tests/support/scripted-provider.ts";
import { createDonations } from "./donations.ts";

/** What every engine must do alike when several servers share it. */
export function describeDonations(engine: string, makeTwins: OpenTwins): void {
  describe(`donations on ${engine}`, () => {
    test("the same press at two servers at once is one donation, and both lead to its payment", async () => {
      const twins = await makeTwins();
      const far = createFarSide();
      const open = async () => {
        const store = await twins.open();
        onTestFinished(() => store.close().catch(() => undefined));
        return {
          store,
          ...createDonations({
            store,
            providers: [scriptedProvider(far)],
            clock: Date.now,
            log: readableLog().log,
            origin: () => "https://www.example.org",
            waits: [60_000],
          }),
        };
      };
      const servers = [await open(), await open()];
      const intent = {
        ...{
          amount: shillings(50_000),
          frequency: "once" as const,
          name: "",
          email: "",
          phone: "",
        },
        provider: "scripted",
      };
      for (let press = 0; press < 5; press += 1) {
        const begun = await Promise.all(
          servers.map((server) => server.begin(intent, `key-of-${press}`)),
        );
        const urls = begun.map((one) => (one.kind === "checkout" ? one.url : one.kind));
        expect(urls[0]).toMatch(/^https:\/\/pay\.example\.org\//);
        expect(urls[1]).toBe(urls[0]);
      }
      expect(far.orders.size).toBe(5);
    });
  });
}
