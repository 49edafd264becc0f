import { expect, test } from "vitest";
import { formatShillings, groupDigits } from "#app/forms/shillings.ts";
import { readEnvironment } from "#server/environment.ts";
import {
  amount,
  begin,
  type DonationSite,
  home,
  minimum,
  openDonationSite,
} from "./donation-site.fixture.ts";
import { sumByMonth } from "./donation-totals.ts";
import { chooseProviders } from "./open-donations.ts";

const tooSmall = `Enter an amount of at least ${formatShillings(minimum)}.`;

const state = async (site: DonationSite) => (await site.records())[0]?.state;

test.each([
  [`${minimum - 1}`, tooSmall],
  ["0", tooSmall],
  ["-1", tooSmall],
  ["10,000.50", "Enter whole shillings, without cents, such as 10000."],
  [
    "1000000000000",
    "The most that can be given online at once is UGX 20,000,000. Please contact us about a larger gift.",
  ],
  ["20000001", "The most that can be given online at once is UGX 20,000,000."],
  ["abc", "Enter the amount in digits only, such as 50000 or 50,000."],
  ["", "Choose an amount, or enter your own."],
])("answers the amount %j with one sentence and stores nothing", async (amount, sentence) => {
  const site = await openDonationSite();
  const page = await site.post({ amount, name: "Amina" });
  expect(page.status).toBe(422);
  const { outcome } = JSON.parse(await page.text());
  expect(outcome.errors).toHaveLength(1);
  expect(outcome.errors[0].message).toContain(sentence);
  expect(outcome.values).toMatchObject({ amount, name: "Amina" });
  const answer = await site.post({ amount }, "application/json");
  const { error } = (await answer.json()) as { error: string };
  expect([answer.status, error]).toEqual([422, outcome.errors[0].message]);
  expect(await site.records()).toEqual([]);
});

test("accepts spaces in an amount, and redirects to the provider with a new reference", async () => {
  const site = await openDonationSite();
  const first = await site.post({ amount: groupDigits(amount).replace(",", " ") });
  const second = await site.post({ amount: groupDigits(amount).replace(",", " ") });
  const places = [first, second].map((answer) => answer.headers.get("location"));
  expect(new Set(places).size).toBe(2);
  for (const place of places)
    expect(place).toMatch(/^https:\/\/pay\.example\.org\/OTC-\d{8}-\w{10}$/);
  expect((await site.records()).map((record) => record.amount)).toEqual([amount, amount]);
});

test("redirects to a payment page with letters beyond Latin in its address", async () => {
  const site = await openDonationSite({
    checkout: { url: "https://pay.example.org/zapłata?name=ሰላም" },
  });
  const answer = await site.post({ preset: `${amount}` });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(
    "https://pay.example.org/zap%C5%82ata?name=%E1%88%B0%E1%88%8B%E1%88%9D",
  );
});

test("ignores what the return address claims", async () => {
  const site = await openDonationSite();
  const donation = await begin(site);
  const claims = "?status=successful&amount=1&tx_ref=OTC-OTHER&transaction_id=1";
  const back = await site.fetch(
    new Request(`${home}/donate/return/${donation.view_token}${claims}`),
  );
  expect([back.status, back.headers.get("location")]).toEqual([
    303,
    `/donate/thanks/${donation.view_token}`,
  ]);
  expect(await state(site)).toBe("pending");
  const page = await site.fetch(new Request(`${home}/donate/thanks/${donation.view_token}`));
  expect(page.headers.get("refresh")).toBe("5");
  expect(JSON.parse(await page.text()).given.donation.stage).toBe("waiting");
});

test("uses webhooks as a trigger only, and stores no forged, foreign or broken ones", async () => {
  const site = await openDonationSite();
  const donation = await begin(site);
  site.scripted.pay(donation.reference);
  const body = JSON.stringify({ reference: donation.reference, amount: 1, status: "failed" });
  expect((await site.webhook(body, {})).status).toBe(401);
  expect((await site.webhook(body, { "scripted-signature": "wrong" })).status).toBe(401);
  expect((await site.webhook('{"reference":"OTC-OTHER"}')).status).toBe(200);
  expect((await site.webhook("not json")).status).toBe(200);
  expect((await site.webhook("x".repeat(1024 * 1024))).status).toBe(413);
  expect(await site.webhooks()).toEqual([]);
  expect(await state(site)).toBe("pending");

  const heard = await site.webhook(body);
  expect([heard.status, await heard.json()]).toEqual([200, { heard: true }]);
  await expect.poll(() => state(site)).toBe("paid");
  expect((await site.records())[0]).toMatchObject({ amount, receipt_number: 1 });
});

test("stores a replayed webhook once, and pays nothing twice", async () => {
  const site = await openDonationSite();
  const donation = await begin(site);
  site.scripted.pay(donation.reference);
  const body = JSON.stringify({ reference: donation.reference });
  for (let time = 0; time < 5; time += 1) expect((await site.webhook(body)).status).toBe(200);
  await expect.poll(() => state(site)).toBe("paid");
  await site.donations.idle();
  expect(await site.webhooks()).toMatchObject([{ body, times: 5 }]);
  expect(await site.records()).toMatchObject([{ receipt_number: 1 }]);
});

test("limits storage and checks for forged notices about a real donation", async () => {
  const site = await openDonationSite();
  const { reference } = await begin(site);
  const padded = (at: number) => JSON.stringify({ reference, padding: `${at}`.repeat(10_000) });
  for (let at = 0; at < 50; at += 1) expect((await site.webhook(padded(at))).status).toBe(200);
  await site.donations.idle();
  // The padding is dropped, so all of them are one notice; only the first ten counted.
  expect(await site.webhooks()).toMatchObject([{ body: JSON.stringify({ reference }), times: 10 }]);
  site.clock.now += 3_600_000;
  for (let at = 0; at < 700; at += 1) await site.webhook('{"reference":"OTC-OTHER"}');
  expect((await site.webhook('{"reference":"OTC-OTHER"}')).status).toBe(429);
});

test("stores at most twenty different notices about one donation", async () => {
  const site = await openDonationSite();
  const { reference } = await begin(site);
  for (let at = 0; at < 40; at += 1) {
    site.clock.now += 60_000;
    await site.webhook(JSON.stringify({ reference, order: `${at}` }));
  }
  expect(await site.webhooks()).toHaveLength(20);
});

test("answers an unknown provider's webhook and a cut-off address without a redirect", async () => {
  const site = await openDonationSite();
  const unknown = new Request(`${home}/donate/webhook/unknown`, { method: "POST", body: "{}" });
  expect((await site.fetch(unknown)).status).toBe(404);
  for (const path of ["thanks/short", "receipt/none", "return/AAAAAAAAAAAAAAAAAAAAAA"]) {
    expect((await site.fetch(new Request(`${home}/donate/${path}`))).status).toBe(404);
  }
});

test("sums donations by month in Kampala, newest first", async () => {
  const site = await openDonationSite();
  const totals = () => sumByMonth(site.store.tables);
  expect(await totals()).toEqual([]);
  const give = async (amount: string, verdict: "paid" | "failed" | "reversed" | "open") => {
    await site.post({ amount });
    const donation = (await site.records()).find(({ state }) => state === "pending");
    if (!donation) throw new Error("no donation");
    if (verdict !== "open") site.scripted.pay(donation.reference);
    if (verdict === "failed")
      site.scripted.say(donation.reference, { kind: "failed", reason: "No." });
    await site.donations.check(donation.id, "return");
    if (verdict !== "reversed") return;
    site.scripted.say(donation.reference, { kind: "reversed", reason: "Given back." });
    await site.donations.check(donation.id, "return");
  };
  site.clock.now = Date.parse("2026-10-31T20:59:00Z");
  await give(`${5 * minimum}`, "paid");
  // Midnight in Kampala; by universal time it is still October.
  site.clock.now = Date.parse("2026-10-31T21:00:00Z");
  await give(`${125 * minimum}`, "paid");
  await give(`${1 * minimum}`, "paid");
  await give(`${7 * minimum}`, "failed");
  await give(`${8 * minimum}`, "reversed");
  await give(`${9 * minimum}`, "open");
  expect((await site.records()).map(({ state }) => state).sort()).toEqual([
    "failed",
    "paid",
    "paid",
    "paid",
    "pending",
    "reversed",
  ]);
  expect(await totals()).toEqual([
    { month: "2026-11", donations: 2, sum: 126 * minimum },
    { month: "2026-10", donations: 1, sum: 5 * minimum },
  ]);
});

test("enables the sandbox on this machine only", () => {
  const chosen = (variables: Record<string, string>) => chooseProviders(readEnvironment(variables));
  const pesapal = { PESAPAL_CONSUMER_KEY: "a", PESAPAL_CONSUMER_SECRET: "b" };
  const flutterwave = { FLUTTERWAVE_SECRET_KEY: "a", FLUTTERWAVE_WEBHOOK_HASH: "x".repeat(16) };
  expect(chosen({})).toEqual(["sandbox"]);
  expect(chosen({ PUBLIC_URL: "http://localhost:3000" })).toEqual(["sandbox"]);
  expect(chosen({ PUBLIC_URL: home })).toEqual([]);
  expect(chosen({ PUBLIC_URL: home, PAYMENT_PROVIDERS: "sandbox" })).toEqual(["sandbox"]);
  expect(chosen({ PAYMENT_PROVIDERS: "none", ...pesapal })).toEqual([]);
  expect(chosen({ PUBLIC_URL: home, ...pesapal })).toEqual(["pesapal"]);
  expect(chosen({ ...pesapal, ...flutterwave })).toEqual(["pesapal", "flutterwave"]);
  expect(chosen({ ...pesapal, ...flutterwave, PAYMENT_PROVIDERS: "flutterwave, pesapal" })).toEqual(
    ["flutterwave", "pesapal"],
  );
  expect(() => chosen({ PAYMENT_PROVIDERS: "pesapal" })).toThrow(/PESAPAL_CONSUMER_KEY is needed/);
  expect(() => chosen({ PAYMENT_PROVIDERS: "paypal" })).toThrow(/must be none, or a list/);
});

test("renders the pages of a gift once for each state, however often opened", async () => {
  const site = await openDonationSite();
  const { id, reference, view_token } = await begin(site);
  const look = async (path: string) => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => site.fetch(new Request(home + path))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    return answers[0];
  };
  await look(`/donate/thanks/${view_token}`);
  expect(site.rendered).toEqual([`/donate/thanks/${view_token}`]);
  site.scripted.pay(reference);
  await site.donations.check(id, "webhook");
  await look(`/donate/thanks/${view_token}`);
  expect(site.rendered).toHaveLength(2);
  const receipt = (await site.records())[0]?.receipt_token;
  await look(`/donate/receipt/${receipt}`);
  expect(site.rendered).toHaveLength(3);
});
