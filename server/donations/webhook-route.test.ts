import { expect, test } from "vitest";
import { begin, home, openDonationSite } from "./donation-site.fixture.ts";
import type { ParsedWebhook, PaymentProvider, WebhookRequest } from "./payment-provider.ts";

const seconds = 1000;

type Notice = Extract<ParsedWebhook, { kind: "payment" }>;

/** A site whose provider reads each webhook as the test says, and confirms nothing until it is asked to. */
async function open(notice: Partial<Notice>, changes: Partial<PaymentProvider> = {}) {
  const heard: WebhookRequest[] = [];
  const read = { reference: "", ...notice };
  const site = await openDonationSite({
    changes: {
      verify: () => new Promise(() => undefined),
      readWebhook: (request) => {
        heard.push(request);
        return {
          kind: "payment",
          orderId: null,
          notice: { reference: read.reference },
          acknowledgement: { heard: true },
          ...read,
        };
      },
      ...changes,
    },
  });
  return {
    ...site,
    heard,
    begin: async (fields: Record<string, string> = {}) => {
      const donation = await begin(site, fields);
      read.reference = donation.reference;
      return donation;
    },
    set: (row: { check_at?: number | null; provider_order?: string | null; provider?: string }) =>
      site.store.change((tables) => tables.updateTable("donations").set(row).execute()),
    donation: async () => {
      const [donation] = await site.records();
      if (!donation) throw new Error("no donation");
      return donation;
    },
  };
}

test("gives the provider the body, the query and the headers of a webhook, also of one by GET", async () => {
  const site = await open({});
  await site.begin();
  const headers = { "x-signature": "s" };
  await site.webhook("{}", headers);
  const answer = await site.fetch(
    new Request(`${home}/donate/webhook/scripted?OrderTrackingId=1`, { headers }),
  );
  expect([answer.status, await answer.json()]).toEqual([200, { heard: true }]);
  const [posted, got] = site.heard;
  expect([posted?.body.toString(), posted?.query, posted?.header("x-signature")]).toEqual([
    "{}",
    "",
    "s",
  ]);
  expect([got?.body.toString(), got?.query, got?.header("x-signature")]).toEqual([
    "",
    "?OrderTrackingId=1",
    "s",
  ]);
});

test("answers a webhook before the provider is asked, and lets the schedule ask should this process die", async () => {
  const site = await open({});
  await site.begin();
  const now = site.clock.now;
  for (const [before, after] of [
    [null, now + 15 * seconds],
    [now + 60 * seconds, now + 15 * seconds],
    [now + 15 * seconds - 1, now + 15 * seconds - 1],
    [now, now],
  ] as const) {
    await site.set({ check_at: before });
    const answer = await site.webhook("{}");
    expect([answer.status, await answer.json()]).toEqual([200, { heard: true }]);
    expect((await site.donation()).check_at).toBe(after);
  }
});

test("changes the schedule and the order of no other donation", async () => {
  const site = await open({ orderId: "O-early" });
  const other = await site.begin();
  await site.begin();
  await site.set({ check_at: null, provider_order: null });
  await site.webhook("{}");
  const [first, second] = await site.records();
  expect(first).toMatchObject({ id: other.id, check_at: null, provider_order: null });
  expect(second).toMatchObject({ provider_order: "O-early" });
});

test("keeps the id of an order that arrives before the answer to our own request, and overwrites none", async () => {
  const site = await open({ orderId: "O-early" });
  await site.begin();
  await site.set({ provider_order: null });
  await site.webhook("{}");
  expect((await site.donation()).provider_order).toBe("O-early");
  await site.set({ provider_order: "O-ours" });
  await site.webhook("{}");
  expect((await site.donation()).provider_order).toBe("O-ours");
});

test("counts a notice that comes again, with the moments of the first and the last", async () => {
  const site = await open({ notice: { status: "COMPLETED" } });
  const { id } = await site.begin();
  const first = site.clock.now;
  await site.webhook("{}");
  site.clock.now += 90 * seconds;
  await site.webhook("{}");
  expect(await site.webhooks()).toMatchObject([
    {
      provider: "scripted",
      donation_id: id,
      body: '{"status":"COMPLETED"}',
      first_at: first,
      last_at: first + 90 * seconds,
      times: 2,
    },
  ]);
});

test("counts a known notice again although no other is kept any more", async () => {
  const site = await openDonationSite();
  const { reference } = await begin(site);
  const send = async (order: number) => {
    site.clock.now += 60 * seconds;
    await site.webhook(JSON.stringify({ reference, order: `${order}` }));
  };
  for (let order = 1; order <= 21; order += 1) await send(order);
  await send(1);
  await send(21);
  await site.donations.idle();
  const kept = await site.webhooks();
  expect(kept).toHaveLength(20);
  expect(kept.filter(({ times }) => times === 2)).toMatchObject([
    { body: JSON.stringify({ reference, order: "1" }) },
  ]);
});

test("stores no notice of a provider about a donation by another", async () => {
  const site = await open({});
  await site.begin();
  await site.set({ provider: "other", check_at: null });
  const answer = await site.webhook("{}");
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  expect(await site.webhooks()).toEqual([]);
  expect((await site.donation()).check_at).toBeNull();
});

test("notes that a webhook was the reason for a check", async () => {
  const site = await openDonationSite();
  const { reference } = await begin(site);
  site.scripted.pay(reference);
  await site.webhook(JSON.stringify({ reference }));
  const paid = site.store.tables.selectFrom("donation_events").where("to_state", "=", "paid");
  await expect.poll(() => paid.select("cause").execute()).toEqual([{ cause: "webhook" }]);
});

test("logs a check that fails after the answer", async () => {
  const verify = async () => {
    throw new Error("The disk is full");
  };
  const site = await open({}, { verify });
  const { reference } = await site.begin();
  expect((await site.webhook("{}")).status).toBe(200);
  await expect.poll(site.logText).toContain("donation could not be checked");
  expect(site.logText()).toContain(reference);
  expect(site.logText()).toContain("The disk is full");
});
