import { expect, onTestFinished, test, vi } from "vitest";
import { begin, type DonationSite, openDonationSite } from "./donation-site.fixture.ts";
import type { PaymentProvider } from "./payment-provider.ts";

const minute = 60_000;

/** A site that counts how often the provider is asked about its one donation. */
async function open(verify?: PaymentProvider["verify"]) {
  let asked = 0;
  const site = await openDonationSite({
    changes: {
      async verify(query) {
        asked += 1;
        return verify ? await verify(query) : { kind: "open", reason: "Not paid yet." };
      },
    },
  });
  const donation = await begin(site);
  return { ...site, donation, token: donation.view_token, asked: () => asked };
}

const placeOf = (answer: Response) => [answer.status, answer.headers.get("location")];
const viewOf = async (answer: Response) => JSON.parse(await answer.text()).given.donation;

async function pay(site: DonationSite) {
  const { id, reference } = await begin(site);
  site.scripted.pay(reference);
  return await site.donations.check(id, "webhook");
}

test.each([
  ["?cancelled=1", "cancelled"],
  ["?cancelled", "cancelled"],
  ["?status=cancelled", "cancelled"],
  ["?status=failed&status=cancelled", "cancelled"],
  ["?status=successful", "thanks"],
  ["", "thanks"],
])("leads a donor who returns with %j to the page %s", async (query, kind) => {
  const { look, token } = await open();
  expect(placeOf(await look(`/donate/return/${token}${query}`))).toEqual([
    303,
    `/donate/${kind}/${token}`,
  ]);
});

test("leads every page about a donation to the one that is true", async () => {
  const site = await openDonationSite();
  const { view_token } = await pay(site);
  for (const path of ["return", "failed", "cancelled"]) {
    expect(placeOf(await site.look(`/donate/${path}/${view_token}?cancelled=1`))).toEqual([
      303,
      `/donate/thanks/${view_token}`,
    ]);
  }
  const page = await site.look(`/donate/thanks/${view_token}`);
  expect(page.status).toBe(200);
  expect(page.headers.get("refresh")).toBeNull();
  expect(await viewOf(page)).toMatchObject({ stage: "paid", isTest: false });
});

test("shows a cancelled payment with the way back to it, and does not reload", async () => {
  const { look, token, donation } = await open();
  const page = await look(`/donate/cancelled/${token}`);
  expect(page.status).toBe(200);
  expect(page.headers.get("refresh")).toBeNull();
  expect(await viewOf(page)).toMatchObject({
    stage: "cancelled",
    checkoutUrl: donation.checkout_url,
  });
});

test("knows no page and no receipt of an unknown donation", async () => {
  const { look } = await open();
  const token = "A".repeat(22);
  for (const path of ["return", "thanks", "failed", "cancelled", "receipt"]) {
    expect((await look(`/donate/${path}/${token}`)).status, path).toBe(404);
  }
});

test("reloads the page of a waiting donation every five seconds for five minutes, then each minute", async () => {
  const { look, token, clock, donation } = await open();
  const refresh = async () => (await look(`/donate/thanks/${token}`)).headers.get("refresh");
  clock.now = donation.created_at + 5 * minute - 1;
  expect(await refresh()).toBe("5");
  clock.now = donation.created_at + 5 * minute;
  expect(await refresh()).toBe("60");
});

test("asks the provider when a donor looks, for half an hour", async () => {
  const { look, token, clock, donation, asked } = await open();
  await look(`/donate/return/${token}`);
  expect(asked()).toBe(1);
  clock.now = donation.created_at + 30 * minute;
  await look(`/donate/thanks/${token}`);
  expect(asked()).toBe(2);
  clock.now += 1;
  await look(`/donate/thanks/${token}`);
  expect(asked()).toBe(2);
});

test.each([
  ["created", 1],
  ["pending", 1],
  ["failed", 0],
  ["expired", 0],
  ["review", 0],
] as const)("asks about a donation that is %s %i times", async (state, times) => {
  const { look, token, store, asked } = await open();
  await store.change((tables) => tables.updateTable("donations").set({ state }).execute());
  await look(`/donate/return/${token}`);
  expect(asked()).toBe(times);
});

test("shows a waiting donation when the provider cannot be asked", async () => {
  const { look, token } = await open(async () => {
    throw new Error("The disk is full");
  });
  const page = await look(`/donate/thanks/${token}`);
  expect(page.status).toBe(200);
  expect((await viewOf(page)).stage).toBe("waiting");
});

test("waits four seconds for a provider that does not answer", async () => {
  const { look, token, asked } = await open(() => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let isAnswered = false;
  const looking = look(`/donate/thanks/${token}`).then((page) => {
    isAnswered = true;
    return page;
  });
  while (asked() === 0) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(3999);
  await new Promise(setImmediate);
  expect(isAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect((await viewOf(await looking)).stage).toBe("waiting");
});

test("shows the receipt as a page", async () => {
  const site = await openDonationSite();
  const { receipt_token } = await pay(site);
  const page = await site.look(`/donate/receipt/${receipt_token}`);
  expect(JSON.parse(await page.text())).toMatchObject({
    address: `/donate/receipt/${receipt_token}`,
    given: { receipt: { number: "OTC-R-000001", isTest: false } },
  });
});

test("shows each donor the own receipt", async () => {
  const site = await openDonationSite();
  const paid = [await pay(site), await pay(site)];
  for (const { receipt_token, reference } of paid) {
    const page = await site.look(`/donate/receipt/${receipt_token}`);
    expect(JSON.stringify(JSON.parse(await page.text()).given)).toContain(reference);
    expect(page.headers.get("cache-control")).toBe("no-store");
  }
});

test("marks the pages of test payments", async () => {
  const site = await openDonationSite();
  const { view_token, receipt_token } = await pay(site);
  await site.store.change((tables) =>
    tables.updateTable("donations").set({ provider: "sandbox" }).execute(),
  );
  expect((await viewOf(await site.look(`/donate/thanks/${view_token}`))).isTest).toBe(true);
  const page = await site.look(`/donate/receipt/${receipt_token}`);
  expect(JSON.parse(await page.text()).given.receipt.isTest).toBe(true);
});
