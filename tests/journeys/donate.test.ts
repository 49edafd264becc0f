import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeBrowser, openVisitorPage } from "../support/chromium.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { storedDonations, storedReceipts } from "../support/stored-donations.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({
    SANDBOX_DELAY_SECONDS: "2",
    RATE_LIMIT_BURST: "1000",
    RATE_LIMIT_PER_MINUTE: "1000",
  });
});
afterAll(async () => {
  await closeBrowser();
  await site[Symbol.asyncDispose]();
});

const alive = "[data-island=donation-form][data-state=alive]";

async function openForm(page: Page, javaScriptEnabled: boolean) {
  await page.goto(`${site.origin}/donate`);
  if (javaScriptEnabled) await page.waitForSelector(alive, { state: "attached" });
}

const proceed = (page: Page) => page.getByRole("button", { name: "Proceed to Payment" }).click();

/** Gives 50,000 and lets the sandbox do what its label says. */
async function give(page: Page, javaScriptEnabled: boolean, outcome: string) {
  await openForm(page, javaScriptEnabled);
  await page.locator("[name=preset][value='50000']").check({ force: true });
  await page.locator("form [name=name]").fill("Amina Tester");
  await page.locator("form [name=email]").fill("amina@example.org");
  await proceed(page);
  await page.getByRole("heading", { level: 1, name: "Payment sandbox" }).waitFor();
  expect(await page.textContent("main")).toContain("Test mode: no money moves.");
  await page.getByLabel(outcome, { exact: true }).check();
  await page.getByRole("button", { name: "Continue" }).click();
}

const lastDonation = () => storedDonations(site.dataFolder).at(-1);

/** Label in the sandbox, what the donor reads in the end, the state that is kept. */
const outcomes = [
  ["Paid", "Thank you for your gift", "paid"],
  ["Failed", "Your payment did not go through", "failed"],
  ["Cancelled by the donor", "You left the payment page", "pending"],
  ["Pending for a while, then paid", "Thank you for your gift", "paid"],
  ["Paid with the wrong amount", "We are looking at your payment", "review"],
  ["Paid in the wrong currency", "We are looking at your payment", "review"],
  ["Paid, with the webhook sent twice", "Thank you for your gift", "paid"],
  ["Paid, with the webhook before the return", "Thank you for your gift", "paid"],
  ["Paid, without any webhook", "Thank you for your gift", "paid"],
  ["The provider does not answer for a while", "Thank you for your gift", "paid"],
] as const;

describe.each([
  ["with JavaScript", true],
  ["without JavaScript", false],
])("giving %s", (_, javaScriptEnabled) => {
  test.each(outcomes)("“%s” ends with “%s”", async (outcome, heading, state) => {
    await using visitor = await openVisitorPage({ javaScriptEnabled });
    const { page } = visitor;
    await give(page, javaScriptEnabled, outcome);
    // A slow payment says so first; the page looks again by itself, without a script.
    if (/while/.test(outcome)) {
      await page.getByRole("heading", { level: 1, name: "Waiting for your payment" }).waitFor();
    }
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(lastDonation()).toMatchObject({
      state,
      amount: 50_000,
      donor_email: "amina@example.org",
    });
    const text = await page.content();
    expect(text).not.toMatch(/Amina|amina@example\.org/);
    expect(page.url()).not.toMatch(/[?]|50000|amina/i);
    const receipts = storedReceipts(site.dataFolder).filter(
      ({ reference }) => reference === lastDonation()?.id,
    );
    expect(receipts).toHaveLength(state === "paid" ? 1 : 0);
    expect(visitor.complaints).toEqual([]);
  });

  test("the custom amount wins, and a mistake is named beside its field with nothing lost", async () => {
    await using visitor = await openVisitorPage({ javaScriptEnabled });
    const { page } = visitor;
    await openForm(page, javaScriptEnabled);
    // A browser without scripts checks number fields by itself; the server must know it too.
    await page.locator("form[action='/donate']").evaluate((form) => {
      (form as HTMLFormElement).noValidate = true;
    });
    await page.locator("[name=preset][value='100000']").check({ force: true });
    await page.locator("form [name=amount]").fill("9999");
    await page.locator("form [name=phone]").fill("0772 123 456");
    await page.locator("form [name=email]").fill("amina@example");
    await proceed(page);
    await page.getByText("Enter an amount of at least UGX 10,000.").waitFor();
    await page.getByText("Enter an e-mail address with an @ and a domain").waitFor();
    expect(await page.locator("form [name=amount]").inputValue()).toBe("9999");
    expect(await page.locator("form [name=phone]").inputValue()).toBe("0772 123 456");
    expect(await page.locator("form [name=amount]").getAttribute("aria-invalid")).toBe("true");
    await page.locator("form[action='/donate']").evaluate((form) => {
      (form as HTMLFormElement).noValidate = true;
    });
    await page.locator("form [name=amount]").fill("75000");
    await page.locator("form [name=email]").fill("");
    await proceed(page);
    await page.getByText("UGX 75,000").first().waitFor();
    expect(lastDonation()).toMatchObject({ amount: 75_000, donor_phone: "+256772123456" });
  });

  test("after a failure the same donation can be tried again, and its details changed", async () => {
    await using visitor = await openVisitorPage({ javaScriptEnabled });
    const { page } = visitor;
    await give(page, javaScriptEnabled, "Failed");
    const failed = lastDonation();
    await page.getByRole("button", { name: "Try again with UGX 50,000" }).click();
    await page.getByLabel("Cancelled by the donor").check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Change the amount or your details" }).click();
    expect(await page.locator("form [name=amount]").inputValue()).toBe("50000");
    expect(await page.locator("form [name=name]").inputValue()).toBe("Amina Tester");
    expect(lastDonation()?.reference).not.toBe(failed?.reference);
    expect(lastDonation()).toMatchObject({ amount: 50_000, donor_name: "Amina Tester" });
  });
});

test("a preset fills the amount, and typing clears the preset", async () => {
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  await openForm(page, true);
  const chosen = () => page.locator("[name=preset]:checked").count();
  const amount = page.locator("form [name=amount]");
  expect(await chosen()).toBe(0);
  await page.getByRole("radio", { name: "250,000" }).click();
  expect(await amount.inputValue()).toBe("250000");
  expect(await chosen()).toBe(1);
  await amount.fill("260000");
  expect(await chosen()).toBe(0);
});

test("a choice made before the script comes is not lost", async () => {
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  await page.route("**/*donation-form*", async (route) => {
    await page.locator("[name=preset][value='500000']").check({ force: true });
    await route.continue();
  });
  await openForm(page, true);
  expect(await page.locator("form [name=amount]").inputValue()).toBe("500000");
  expect(await page.locator("[name=preset][value='500000']").isChecked()).toBe(true);
});

test("a receipt can be printed and saved as a PDF file", async () => {
  await using visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await give(page, false, "Paid");
  await page.getByRole("link", { name: "Open your receipt" }).click();
  await page.getByRole("heading", { level: 1, name: "Receipt for a donation" }).waitFor();
  const text = await page.textContent("main");
  expect(text).toContain("Amina Tester");
  expect(text).toContain("UGX 50,000");
  expect(text).toContain("TEST MODE");
  expect(text).not.toContain("amina@example.org");
  const href = await page.getByRole("link", { name: "Save as PDF" }).getAttribute("href");
  const answer = await page.request.get(`${site.origin}${href}`);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
});
