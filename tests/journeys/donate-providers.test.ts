import { getPage } from "#collections/pages/pages.ts";
import { getGiving } from "#collections/site/giving.ts";
import { startConfiguredSite } from "../support/configured-site.ts";
import { policyIn } from "../support/page-html.ts";
import { keysOf, startPesapal } from "../support/pesapal-server.ts";
import { storedDonations, storedPledges } from "../support/stored-donations.ts";
import { expect, test } from "../support/test.ts";

const giving = getGiving();
const donatePage = getPage("donate");
const [amount = 0] = donatePage.form.amounts;

for (const javaScriptEnabled of [true, false]) {
  test(`the form reaches the payment page of another origin, and back (JavaScript: ${javaScriptEnabled})`, {
    tag: "@gate",
  }, async ({ openVisitorPage }) => {
    await using pesapal = await startPesapal();
    await using site = await startConfiguredSite(keysOf(pesapal), ["/donate"]);
    const visitor = await openVisitorPage({ javaScriptEnabled });
    const { page } = visitor;
    await page.goto(`${site.origin}/donate`);
    expect(policyIn(await page.content())).toContain(`form-action 'self' ${pesapal.origin};`);
    await page.locator(`[name=preset][value='${amount}']`).check({ force: true });
    await page.getByRole("button", { name: donatePage.form.submit }).click();
    await page.getByRole("heading", { name: "Payment page" }).waitFor();
    expect(page.url().startsWith(pesapal.origin)).toBe(true);
    // What the address claims on the way back is ignored; the provider is asked.
    await page.getByRole("link", { name: "Back" }).click();
    await page.getByRole("heading", { level: 1, name: giving.paid.title }).waitFor();
    expect(page.url()).not.toContain("?");
    expect(storedDonations(site.dataFolder)).toMatchObject([
      { state: "paid", amount, provider: "pesapal", receipt_number: 1 },
    ]);
    expect(visitor.consoleErrors).toEqual([]);
  });
}

test("links to a payment page that the form policy would block in Chromium", async ({
  openVisitorPage,
}) => {
  await using elsewhere = await startPesapal();
  await using pesapal = await startPesapal({ pageOrigin: elsewhere.origin, statusCode: 0 });
  await using site = await startConfiguredSite(keysOf(pesapal), ["/donate"]);
  const visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  // Proof that the list matters: the same redirect, made by a page under our policy.
  await page.goto(`${site.origin}/donate`);
  await page.route("**/donate", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 303, headers: { location: `${elsewhere.origin}/pay` } })
      : route.continue(),
  );
  await page.locator(`[name=preset][value='${amount}']`).check({ force: true });
  await page.getByRole("button", { name: donatePage.form.submit }).click();
  await expect.poll(() => visitor.consoleErrors.join()).toMatch(/form-action/);
  expect(page.url()).toBe(`${site.origin}/donate`);

  await page.unroute("**/donate");
  await page.goto(`${site.origin}/donate`);
  await page.locator(`[name=preset][value='${amount}']`).check({ force: true });
  await page.getByRole("button", { name: donatePage.form.submit }).click();
  await page.getByRole("link", { name: "Go to the payment page" }).click();
  await page.getByRole("heading", { name: "Payment page" }).waitFor();
  expect(page.url().startsWith(elsewhere.origin)).toBe(true);
});

test("reports an unavailable provider in one sentence and keeps the form", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  const pesapal = await startPesapal();
  await using site = await startConfiguredSite(keysOf(pesapal), ["/donate"]);
  await pesapal[Symbol.asyncDispose]();
  const visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(`${site.origin}/donate`);
  await page.locator("form [name=amount]").fill(`${amount}`);
  await page.locator("form [name=name]").fill("Amina");
  await page.getByRole("button", { name: donatePage.form.submit }).click();
  await page
    .getByText("We could not reach the payment provider. You have not been charged.")
    .waitFor();
  expect(await page.locator("form [name=amount]").inputValue()).toBe(`${amount}`);
  expect(await page.locator("form [name=name]").inputValue()).toBe("Amina");
  expect(storedDonations(site.dataFolder)).toMatchObject([{ state: "created", amount }]);
});

test("offers a choice of two providers", async ({ openVisitorPage }) => {
  await using pesapal = await startPesapal();
  await using site = await startConfiguredSite(
    { ...keysOf(pesapal), PAYMENT_PROVIDERS: "sandbox,pesapal" },
    ["/donate"],
  );
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(`${site.origin}/donate`);
  await page.waitForSelector("[data-island=donation-form][data-state=hydrated]", {
    state: "attached",
  });
  await page.getByLabel("Pesapal: MTN, Airtel or card").check();
  await page.locator("form [name=amount]").fill(`${amount}`);
  await page.getByRole("button", { name: donatePage.form.submit }).click();
  await page.getByRole("heading", { name: "Payment page" }).waitFor();
  const sent = pesapal.calls.find(({ url }) => url.endsWith("/SubmitOrderRequest"));
  expect(sent?.body).toMatchObject({ amount });
  expect(visitor.consoleErrors).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test(`on a public address without a provider the form leads to an honest page and a pledge (JavaScript: ${javaScriptEnabled})`, {
    tag: "@gate",
  }, async ({ openVisitorPage }) => {
    await using site = await startConfiguredSite({ PUBLIC_URL: "http://www.example.org" }, [
      "/donate",
    ]);
    const visitor = await openVisitorPage({ javaScriptEnabled });
    const { page } = visitor;
    await page.goto(`${site.origin}/donate`);
    if (javaScriptEnabled) {
      await page.waitForSelector("[data-island=donation-form][data-state=hydrated]", {
        state: "attached",
      });
    }
    await page.locator("form [name=amount]").fill(`${amount}`);
    await page.getByRole("button", { name: donatePage.form.submit }).click();
    await page.getByRole("heading", { level: 1, name: giving.pledge.heading }).waitFor();
    expect(await page.locator("form [name=amount]").inputValue()).toBe(`${amount}`);
    expect(storedDonations(site.dataFolder)).toEqual([]);
    await page.getByRole("button", { name: giving.pledge.submit }).click();
    await page
      .getByText("Give an e-mail address or a phone number, so that we can answer.")
      .first()
      .waitFor();
    await page.locator("form [name=phone]").fill("0772123456");
    await page.getByRole("button", { name: giving.pledge.submit }).click();
    await page.getByRole("heading", { level: 1, name: giving.pledge.sent.heading }).waitFor();
    expect(storedPledges(site.dataFolder)).toMatchObject([
      { amount, donor_phone: "+256772123456" },
    ]);
  });
}
