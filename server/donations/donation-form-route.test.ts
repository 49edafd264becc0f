import { expect, test } from "vitest";
import type { FormOutcome } from "#app/services.ts";
import type { DonationState } from "#server/store/schema.ts";
import {
  amount,
  begin,
  type DonationSite,
  home,
  openDonationSite,
} from "./donation-site.fixture.ts";
import { ProviderError } from "./payment-provider.ts";

const donor = { name: "Amina", email: "amina@example.org", phone: "+256772123456" };
const hour = 3_600_000;
const uncharged = "You have not been charged.";

const errorsOf = async (answer: Response) =>
  (JSON.parse(await answer.text()) as { outcome: FormOutcome }).outcome.errors;

async function setState(site: DonationSite, state: DonationState): Promise<void> {
  const number = state === "paid" || state === "reversed" ? 1 : null;
  await site.store.change((tables) =>
    tables.updateTable("donations").set({ state, receipt_number: number }).execute(),
  );
}

test("takes a failed attempt up again with all its details and another reference", async () => {
  const site = await openDonationSite();
  const first = await begin(site, donor);
  await setState(site, "failed");
  const answer = await site.post({ _again: first.view_token });
  expect(answer.status).toBe(303);
  const [, second, ...others] = await site.records();
  expect(others).toEqual([]);
  expect(second).toMatchObject({
    amount,
    donor_name: donor.name,
    donor_email: donor.email,
    donor_phone: donor.phone,
    provider: "scripted",
    state: "pending",
  });
  expect(answer.headers.get("location")).toBe(`https://pay.example.org/${second?.reference}`);
  expect(second?.reference).not.toBe(first.reference);
});

test("fills the form for another try without what is known about the person", async () => {
  const site = await openDonationSite();
  const { view_token } = await begin(site, donor);
  const page = await site.post({ _change: view_token });
  expect(page.status).toBe(200);
  expect(JSON.parse(await page.text())).toMatchObject({
    address: "/donate",
    outcome: {
      form: "donation",
      errors: [],
      values: { amount: `${amount}`, provider: "scripted" },
    },
  });
  const again = await site.post({ _change: view_token });
  expect(await again.text()).not.toMatch(/amina|772123456/i);
  expect(await site.records()).toHaveLength(1);
});

test.each<[DonationState, number]>([
  ["created", 303],
  ["pending", 303],
  ["failed", 303],
  ["expired", 303],
  ["review", 422],
  ["paid", 422],
  ["reversed", 422],
])("answers another try of a donation that is %s with %i", async (state, status) => {
  const site = await openDonationSite();
  const { view_token } = await begin(site);
  await setState(site, state);
  expect((await site.post({ _again: view_token })).status).toBe(status);
  expect((await site.post({ _change: view_token })).status).toBe(status === 303 ? 200 : 422);
  expect(await site.records()).toHaveLength(status === 303 ? 2 : 1);
});

test("starts an attempt again for an hour, since its payment page may show who began it", async () => {
  const site = await openDonationSite();
  const { view_token } = await begin(site, donor);
  site.clock.now += hour;
  for (const field of ["_change", "_again"]) {
    const answer = await site.post({ [field]: "unknown" });
    expect(answer.status).toBe(422);
    expect(await errorsOf(answer)).toMatchObject([{ field: "", code: "NOT_OPEN" }]);
  }
  expect((await site.post({ _again: view_token })).status).toBe(303);
  expect(await site.records()).toHaveLength(2);
});

test.each([
  ["an hour", hour + 1],
  ["a month", 30 * 24 * hour],
])("fills the form with the amount alone for an attempt older than %s", async (_, age) => {
  const site = await openDonationSite();
  const { view_token } = await begin(site, donor);
  // Its page still has both buttons: without a payment it stays for as long as the donor keeps the address.
  await setState(site, "expired");
  site.clock.now += age;
  for (const field of ["_change", "_again"]) {
    const answer = await site.post({ [field]: view_token });
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(JSON.parse(page)).toMatchObject({
      address: "/donate",
      outcome: { errors: [], values: { amount: `${amount}` } },
    });
    expect(page).not.toMatch(/amina|772123456/i);
  }
  expect(await site.records()).toHaveLength(1);
});

test("stores nothing that fills the field which people cannot see", async () => {
  const site = await openDonationSite();
  const answer = await site.post({ preset: `${amount}`, _gotcha: "https://example.org" });
  expect(answer.status).toBe(422);
  expect(await errorsOf(answer)).toMatchObject([{ field: "", code: "TRAPPED" }]);
  expect(await site.records()).toEqual([]);
});

test("redirects the same submission sent twice to the same payment", async () => {
  const site = await openDonationSite();
  const fields = { preset: `${amount}`, _key: "0f1e2d3c-4b5a" };
  const first = await site.post(fields);
  const second = await site.post(fields);
  expect(first.headers.get("location")).toMatch(/^https:\/\/pay\.example\.org\/OTC-/);
  expect(second.headers.get("location")).toBe(first.headers.get("location"));
  expect(await site.records()).toHaveLength(1);
});

const refusing = (error: Error) => ({
  create: async () => {
    throw error;
  },
});

test("says that a silent provider has charged nothing", async () => {
  const changes = refusing(new ProviderError("silent", "no answer in time"));
  const answer = await (await openDonationSite({ changes })).post({ preset: `${amount}` });
  expect(answer.status).toBe(503);
  expect(await errorsOf(answer)).toMatchObject([
    { field: "", code: "PROVIDER_SILENT", message: expect.stringContaining(uncharged) },
  ]);
});

test.each(["amount_exceeds_default_limit", "maximum_amount_limit_exceeded"])(
  "points at the amount when the provider refuses it: %s",
  async (code) => {
    const changes = refusing(new ProviderError("refused", "no", code));
    const answer = await (await openDonationSite({ changes })).post({ preset: `${amount}` });
    expect(answer.status).toBe(422);
    expect(await errorsOf(answer)).toMatchObject([
      {
        field: "amount",
        code: "PROVIDER_REFUSED",
        message: expect.stringContaining("does not take this amount"),
      },
    ]);
  },
);

test("points at no field when the provider refuses for another reason", async () => {
  const changes = refusing(new ProviderError("refused", "no", "other"));
  const answer = await (await openDonationSite({ changes })).post({ preset: `${amount}` });
  expect(answer.status).toBe(422);
  expect(await errorsOf(answer)).toMatchObject([
    { field: "", code: "PROVIDER_REFUSED", message: expect.stringContaining(uncharged) },
  ]);
});

test("redirects to a payment page of our own by its path alone", async () => {
  const site = await openDonationSite({ checkout: { url: `${home}/donate/sandbox/1?a=b` } });
  const answer = await site.post({ preset: `${amount}` });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/donate/sandbox/1?a=b"]);
});

test("links to a payment page of an unknown origin from the page about the donation", async () => {
  const site = await openDonationSite({ checkout: { url: "https://other.example.org/1" } });
  const answer = await site.post({ preset: `${amount}` });
  const [donation] = await site.records();
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`/donate/thanks/${donation?.view_token}`);
});

test("opens no payment page without encryption", async () => {
  const site = await openDonationSite({ checkout: { url: "http://pay.example.org/1" } });
  const answer = await site.post({ preset: `${amount}` });
  expect(answer.status).toBe(503);
  const [error] = await errorsOf(answer);
  expect(error?.code).toBe("PROVIDER_SILENT");
  expect(error?.message).toContain(uncharged);
});

test("continues with the pledge form, filled in, where no provider takes payments", async () => {
  const site = await openDonationSite({ hasProvider: false });
  const page = await site.post({ preset: `${amount}`, ...donor });
  expect(page.status).toBe(200);
  expect(JSON.parse(await page.text())).toMatchObject({
    address: "/donate/pledge",
    outcome: { form: "pledge", errors: [], values: { amount: `${amount}`, ...donor } },
  });
  expect(await site.records()).toEqual([]);
});
