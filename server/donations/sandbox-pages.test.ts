import { expect, test } from "vitest";
import { readEnvironment } from "#server/environment.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { openTestSite } from "#tests/support/test-site.ts";
import { until } from "#tests/support/until.ts";
import { beginAnonymous } from "./donation-site.fixture.ts";
import { openDonations } from "./open-donations.ts";
import { sandboxOutcomes } from "./sandbox-provider.ts";

const home = "https://www.example.org";

/** The site with the sandbox, whose webhooks reach it. */
async function open({ hasSandbox = true } = {}) {
  const base = await openTestSite();
  const { log } = readableLog();
  const shared = { store: base.store, clock: () => base.clock.now, log, origin: () => home };
  const parts = openDonations({
    ...shared,
    environment: readEnvironment({
      PUBLIC_URL: home,
      PAYMENT_PROVIDERS: hasSandbox ? "sandbox" : "none",
    }),
    deliver: (request) => site.fetch(request),
    onMail: () => undefined,
    alerts: { raise: async () => undefined },
  });
  const pages = {
    render: async (address: string, _outcome: unknown, given: unknown) => ({
      html: JSON.stringify({ address, given }),
    }),
  };
  const site = await openTestSite({ ...shared, ...parts, pages });
  return {
    ...parts,
    look: (path: string) => site.fetch(new Request(home + path)),
    choose: (path: string, outcome: string, headers: Record<string, string> = { origin: home }) =>
      site.fetch(
        new Request(home + path, {
          method: "POST",
          headers,
          body: new URLSearchParams({ outcome }),
        }),
      ),
    start: async () => {
      const { donation, url } = await beginAnonymous(parts.donations);
      return { ...donation, path: new URL(url).pathname };
    },
    state: async () =>
      (await base.store.tables.selectFrom("donations").select("state").execute())[0]?.state,
  };
}

const viewOf = async (answer: Response) => JSON.parse(await answer.text()).given.sandbox;

test("shows the amount, the reference and every outcome of an open order", async () => {
  const { start, look } = await open();
  const { path, reference, provider_order } = await start();
  const page = await look(path);
  expect(page.status).toBe(200);
  expect(JSON.parse(await page.text())).toEqual({
    address: path,
    given: {
      sandbox: {
        orderId: provider_order,
        amount: "UGX 50,000",
        reference,
        outcomes: sandboxOutcomes.map(({ name }) => name),
      },
    },
  });
});

test("plays the chosen outcome once, and goes back to the site by a path", async () => {
  const { start, look, choose, state, sandbox } = await open();
  const { path, view_token, provider_order } = await start();
  const answer = await choose(path, "paid");
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    `/donate/return/${view_token}`,
  ]);
  await until(async () => (await state()) === "paid");
  const again = await choose(path, "failed");
  expect(again.status).toBe(200);
  expect((await viewOf(again)).outcomes).toEqual([]);
  expect((await sandbox?.find(provider_order ?? ""))?.outcome).toBe("paid");
  expect((await viewOf(await look(path))).outcomes).toEqual([]);
});

test("shows the choice again after an unknown outcome, another site's form or no form", async () => {
  const { start, choose, look, sandbox } = await open();
  const { path, provider_order } = await start();
  const answers = [
    await choose(path, "generous"),
    await choose(path, "paid", { origin: "https://other.example.org" }),
    await choose(path, "paid", { origin: home, "content-type": "text/plain" }),
    await look(`${path}?outcome=paid`),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect((await viewOf(answer)).outcomes).toHaveLength(sandboxOutcomes.length);
  }
  expect((await sandbox?.find(provider_order ?? ""))?.outcome).toBeNull();
});

test("has no page for an unknown order, and none at all without the sandbox", async () => {
  const { look, choose } = await open();
  expect((await look("/donate/sandbox/unknown")).status).toBe(404);
  expect((await choose("/donate/sandbox/unknown", "paid")).status).toBe(404);
  const without = await open({ hasSandbox: false });
  expect((await without.look("/donate/sandbox/unknown")).status).toBe(404);
});
