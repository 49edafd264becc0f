import { formatShillings } from "#app/forms/shillings.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getGiving } from "#collections/site/giving.ts";
import { startMailServer } from "../support/mail-server.ts";
import { startSite } from "../support/running-site.ts";
import { outboxStates } from "../support/stored-emails.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

const giving = getGiving();
const donatePage = getPage("donate");
const [amount = 0] = donatePage.form.amounts;

test("mails one receipt to the donor and a notice to the organisation", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  await using mail = await startMailServer();
  await using site = await startSite({ SMTP_URL: mail.url, MAIL_TO: "team@example.org" });
  const visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(`${site.origin}/donate`);
  await page.locator(`input[type=radio][value='${amount}']`).check({ force: true });
  await page.locator("form [name=name]").fill("A".repeat(200));
  await page.locator("form [name=email]").fill("amina@example.org");
  await page.getByRole("button", { name: donatePage.form.submit }).click();
  await page.locator("[name=outcome][value=paid]").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("link", { name: giving.paid.testReceipt }).waitFor();

  const emails = await mail.received(2);
  // Looking again must not bring a second receipt.
  await page.reload();
  await until(() => outboxStates(site.dataFolder).every((state) => state === "sent"));
  expect(outboxStates(site.dataFolder)).toHaveLength(2);
  const receipts = emails.filter((email) => email.to?.[0]?.address === "amina@example.org");
  expect(receipts).toHaveLength(1);
  expect(receipts[0]?.text).toMatch(/TEST-/);
  expect(receipts[0]?.text).toContain(formatShillings(amount));
  expect(receipts[0]?.text).toContain(`${site.origin}/donate/receipt/`);
  expect(receipts[0]?.text).not.toMatch(/deduct|tax relief|tax-free/i);
  expect(emails.filter((email) => email.to?.[0]?.address === "team@example.org")).toHaveLength(1);

  // On a phone nothing of it lies beside the screen, and its border is as wide as on a desk.
  await page.goto("about:blank");
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.setContent(`${receipts[0]?.html}`);
    const [wide, border] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.querySelector(".card td")?.getBoundingClientRect().width,
    ]);
    expect(wide).toBe(width);
    expect(border).toBeGreaterThanOrEqual(10);
  }
  await page.getByRole("link", { name: giving.paid.receipt }).click();
  await page.getByRole("heading", { name: giving.receipt.title }).waitFor();
});
