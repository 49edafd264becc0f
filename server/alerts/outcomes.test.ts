import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { shillings } from "#app/forms/shillings.ts";
import { day } from "#server/clock.ts";
import { examine } from "#server/doctor/examine.ts";
import { readEnvironment } from "#server/environment.ts";
import { holdBatch } from "#server/mail/holds.ts";
import { startIssue } from "#server/newsletter/sending.ts";
import { createServices } from "#server/services.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import type { Reply } from "#tests/support/payment-server.ts";
import { keysOf, startPesapal } from "#tests/support/pesapal-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { outcomeChecks } from "./outcomes.ts";

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 21, 9);

/** Services with a clock that tests set, over a folder without pages. */
async function open(settings: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, "otc.sqlite"));
  onTestFinished(() => store.close());
  const clock = { now: start };
  const environment = readEnvironment({ DATA_DIR: folder, PAYMENT_PROVIDERS: "none", ...settings });
  const { log } = readableLog("silent");
  const services = createServices({
    environment,
    store,
    log,
    clock: () => clock.now,
    root: folder,
  });
  const { alerts } = services;
  return {
    ...services,
    folder,
    time: clock,
    /** What an outcome says, at the alerts and at the doctor alike. */
    async said(kind: string): Promise<string> {
      const found = (await alerts.find()).find((alert) => alert.kind === kind)?.sentence ?? "";
      const findings = await examine(services);
      const finding = findings.find((one) => one.kind === kind && one.state === "attention");
      expect(finding?.sentence ?? "").toBe(found);
      return found;
    },
  };
}

async function openWithPesapal() {
  const pesapal = await startPesapal({ statusCode: 0 });
  onTestFinished(() => pesapal[Symbol.asyncDispose]());
  const site = await open({ PAYMENT_PROVIDERS: "pesapal", ...keysOf(pesapal) });
  const usual = pesapal.answer;
  return {
    ...site,
    /** What Pesapal answers to everything whose path holds this; without a reply as it should. */
    answer(path: string, reply?: Reply) {
      pesapal.answer = (call) => (reply && call.url.includes(path) ? reply : usual(call));
    },
    begin: () =>
      site.donations.start({
        amount: shillings(50_000),
        name: "",
        email: "",
        phone: "",
        provider: "pesapal",
      }),
  };
}

const disabled = { error_type: "api_error", code: "account_disabled", message: "Account disabled" };
const troubles: [string, Reply][] = [
  [
    "an error about the webhook",
    { json: { error: { code: "InvalidIpnId", message: "no" }, status: "500" } },
  ],
  ["a disabled account", { json: { error: disabled, status: "500" } }],
  ["a page of a firewall", { status: 403, text: "<html>Forbidden</html>" }],
  ["502", { status: 502, text: "<html>Bad gateway</html>" }],
  ["another shape", { json: { hello: 1 } }],
  ["a cut connection", "cut"],
];

describe("payments", () => {
  test.each(troubles)(
    "that cannot be started because of %s are told at once",
    async (_what, reply) => {
      const site = await openWithPesapal();
      expect((await site.begin()).kind).toBe("checkout");
      expect(await site.said("payments")).toBe("");
      site.answer("/api/", reply);
      site.time.now += 60_000;
      for (let donor = 0; donor < 4; donor += 1)
        expect((await site.begin()).kind).not.toBe("checkout");
      expect(await site.said("payments")).toMatch(
        /^No payment could be started since .+: 4 in vain\./,
      );
      site.answer("");
      site.time.now += 60_000;
      expect((await site.begin()).kind).toBe("checkout");
      expect(await site.said("payments")).toBe("");
    },
  );

  test("of one donor in vain are told after a quarter of an hour", async () => {
    const site = await openWithPesapal();
    site.answer("/api/", { status: 502, text: "" });
    await site.begin();
    expect(await site.said("payments")).toBe("");
    site.time.now += hour / 4;
    expect(await site.said("payments")).toContain("No payment could be started since");
  });

  test("of an amount that is too large are no trouble", async () => {
    const site = await openWithPesapal();
    const error = { code: "maximum_amount_limit_exceeded", message: "Too much" };
    site.answer("/SubmitOrderRequest", { json: { error, status: "500" } });
    for (let donor = 0; donor < 4; donor += 1) await site.begin();
    site.time.now += day;
    expect(await site.said("payments")).toBe("");
  });

  test.each(troubles)(
    "that cannot be asked about because of %s are told, and none is called unpaid",
    async (_what, reply) => {
      const site = await openWithPesapal();
      for (let donor = 0; donor < 5; donor += 1) await site.begin();
      site.answer("/GetTransactionStatus", reply);
      // Longer than the whole schedule.
      for (let passed = 0; passed < 80; passed += 4) {
        site.time.now += 4 * hour;
        await site.reconciler.runDue();
      }
      expect(await site.said("payments")).toMatch(
        /5 donations could not be asked about for 80 hours\./,
      );
      const states = await site.store.tables.selectFrom("donations").select("state").execute();
      expect(states).toEqual(Array.from({ length: 5 }, () => ({ state: "pending" })));
      site.answer("");
      site.time.now += day;
      await site.reconciler.runDue();
      expect(await site.said("payments")).toBe("");
    },
  );

  test("that no process asks about are told", async () => {
    const site = await openWithPesapal();
    await site.begin();
    site.time.now += 3 * hour;
    expect(await site.said("payments")).toContain("1 donation should have been asked about");
  });
});

test("a newsletter that is held, or not complete after a day, is told", async () => {
  const { store, time, said } = await open();
  const file = { slug: "2026-12", subject: "News", summary: "All.", body: "Hello." };
  const issue = await startIssue(store, file, time.now);
  expect(await said("newsletter")).toBe("");
  const answer = "550 5.7.1 no";
  await store.change((tables) =>
    holdBatch(tables, issue.id, { reason: "refused", answer }, time.now),
  );
  expect(await said("newsletter")).toContain("The mail server refuses us since");
  time.now += day;
  expect(await said("newsletter")).toContain("2026-12 was begun on");
});

test("a build that did not end, or that is behind what was to appear, is told", async () => {
  const { folder, time, said } = await open();
  const write = (path: string, at: number, text = "") => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
    utimesSync(join(folder, path), at / 1000, at / 1000);
  };
  write("build/.otc-built", time.now);
  expect(await said("build")).toBe("");
  write(".cache/build-begun", time.now);
  expect(await said("build")).toBe("");
  time.now += hour;
  expect(await said("build")).toMatch(
    /^The last build did not come to its end\. Visitors see the pages of/,
  );
  rmSync(join(folder, ".cache/build-begun"));
  write("content/news/later.md", time.now, "---\npublishAt: 2026-11-21T12:00:00Z\n---\n");
  expect(await said("build")).toBe("");
  time.now = Date.UTC(2026, 10, 21, 14);
  expect(await said("build")).toContain("content/news/later.md");
  write("build/.otc-built", time.now);
  expect(await said("build")).toBe("");
});

test("each outcome is one check of the alerts", () => {
  expect(Object.keys(outcomeChecks)).toEqual([
    "mail",
    "newsletter",
    "payments",
    "backup-age",
    "build",
  ]);
});
