import { expect, test } from "vitest";
import { getPage } from "#collections/pages/pages.ts";
import { keysOf, startPesapal } from "../support/pesapal-server.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { storedDonations, storedReceipts } from "../support/stored-donations.ts";

const [amount = 0] = getPage("donate").form.amounts;

/** Starts a monthly donation and returns from the payment page. */
async function giveMonthly({ origin, dataFolder }: RunningSite) {
  const begun = await fetch(`${origin}/donate`, {
    method: "POST",
    headers: { accept: "text/html", origin },
    body: new URLSearchParams({
      amount: `${amount}`,
      frequency: "monthly",
      name: "Amina Tester",
      email: "amina@example.org",
    }),
    redirect: "manual",
  });
  expect(begun.status).toBe(303);
  const [donation] = storedDonations(dataFolder);
  if (!donation) throw new Error("no donation");
  await fetch(`${origin}/donate/return/${donation.view_token}`, { redirect: "manual" });
  return donation;
}

/** What Pesapal posts when a card was charged again, and what it hears. */
async function tell({ origin }: RunningSite, reference: string, orderId: string) {
  const answer = await fetch(`${origin}/donate/webhook/pesapal`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      OrderTrackingId: orderId,
      OrderMerchantReference: reference,
      OrderNotificationType: "RECURRING",
    }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { status?: number }).status;
}

test("each RECURRING notice adds a donation with its receipt", async () => {
  await using pesapal = await startPesapal();
  await using site = await startSite({
    ...keysOf(pesapal),
    PESAPAL_MONTHLY: "yes",
  });
  const first = await giveMonthly(site);

  // Three at once, as after a lost answer, and once more later: one donation.
  pesapal.repeat("again-1", first.reference, amount);
  const notices = [1, 2, 3].map(() => tell(site, first.reference, "again-1"));
  expect(await Promise.all(notices)).toEqual([200, 200, 200]);
  expect(await tell(site, first.reference, "again-1")).toBe(200);

  // Pesapal is asked before anything is stored; without its answer, the notice is requested again.
  pesapal.say("again-2", { status: 500, text: "" });
  expect(await tell(site, first.reference, "again-2")).toBe(500);
  expect(storedDonations(site.dataFolder)).toHaveLength(2);
  pesapal.repeat("again-2", first.reference, amount);
  expect(await tell(site, first.reference, "again-2")).toBe(200);

  // Made up, of another series, and about no donation at all.
  await tell(site, first.reference, "made-up");
  pesapal.repeat("foreign", "OTC-20261121-AAAAAAAAAA", amount);
  await tell(site, first.reference, "foreign");
  await tell(site, "OTC-20261121-AAAAAAAAAA", "foreign");

  const donations = storedDonations(site.dataFolder).sort(
    (a, b) => (a.receipt_number ?? 0) - (b.receipt_number ?? 0),
  );
  const { reference } = first;
  const shared = { state: "paid", amount, donor_email: "amina@example.org" };
  expect(donations).toMatchObject([
    { ...shared, reference, receipt_number: 1, series: null },
    { ...shared, receipt_number: 2, series: reference },
    { ...shared, receipt_number: 3, series: reference },
  ]);
  expect(donations).toHaveLength(3);
  expect(new Set(donations.map((donation) => donation.reference)).size).toBe(3);
  expect(
    storedReceipts(site.dataFolder)
      .map((receipt) => receipt.reference)
      .sort(),
  ).toEqual(donations.map(({ id }) => id).sort());
  for (const { receipt_token, receipt_number } of donations) {
    const page = await fetch(`${site.origin}/donate/receipt/${receipt_token}`);
    expect(await page.text()).toContain(`OTC-R-00000${receipt_number}`);
  }
});
