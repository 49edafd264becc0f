import type { Page } from "@playwright/test";
import { formatShillings } from "#app/forms/shillings.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getGiving } from "#collections/site/giving.ts";
import type { VisitorPage } from "../support/chromium.ts";
import { countSheets } from "../support/print-faults.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { storedDonations, storedReceipts } from "../support/stored-donations.ts";
import { expect, test } from "../support/test.ts";

const giving = getGiving();
const donatePage = getPage("donate");
const { amounts, minimum } = donatePage.form;
const [amount = minimum] = amounts;
const inWords = formatShillings(amount);

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite({
    SANDBOX_DELAY_SECONDS: "2",
    RATE_LIMIT_BURST: "1000",
    RATE_LIMIT_PER_MINUTE: "1000",
  });
});
test.afterAll(async () => {
  await site[Symbol.asyncDispose]();
});

const hydrated = "[data-island=donation-form][data-state=hydrated]";

async function openForm(page: Page, javaScriptEnabled: boolean) {
  await page.goto(`${site.origin}/donate`);
  if (javaScriptEnabled) await page.waitForSelector(hydrated, { state: "attached" });
}

const proceed = (page: Page) => page.getByRole("button", { name: donatePage.form.submit }).click();

/** Gives the first amount that is offered and lets the sandbox play an outcome. */
async function give(page: Page, javaScriptEnabled: boolean, outcome: string) {
  await openForm(page, javaScriptEnabled);
  await page.locator(`[name=preset][value='${amount}']`).check({ force: true });
  await page.locator("form [name=name]").fill("Amina Tester");
  await page.locator("form [name=email]").fill("amina@example.org");
  await proceed(page);
  await page.getByRole("heading", { level: 1, name: "Payment sandbox" }).waitFor();
  expect(await page.textContent("main")).toContain("Test mode: no money moves.");
  await page.locator(`[name=outcome][value=${outcome}]`).check();
  await page.getByRole("button", { name: "Continue" }).click();
}

const lastDonation = () => storedDonations(site.dataFolder).at(-1);

type Outcome = readonly [outcome: string, heading: string, state: string];

/** The sandbox's outcome, the text of the result page, the stored state. */
const outcomes: readonly Outcome[] = [
  ["paid", giving.paid.testTitle, "paid"],
  ["failed", giving.failed.title, "failed"],
  ["wrong-amount", giving.review.title, "review"],
  ["webhook-twice", giving.paid.testTitle, "paid"],
];
const rarerOutcomes: readonly Outcome[] = [
  ["cancelled", giving.cancelled.title, "pending"],
  ["pending", giving.paid.testTitle, "paid"],
  ["wrong-currency", giving.review.title, "review"],
  ["webhook-first", giving.paid.testTitle, "paid"],
  ["webhook-never", giving.paid.testTitle, "paid"],
  ["timeout", giving.paid.testTitle, "paid"],
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`giving ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    const endsWith = async (visitor: VisitorPage, [outcome, heading, state]: Outcome) => {
      const { page } = visitor;
      await give(page, javaScriptEnabled, outcome);
      // A slow payment shows a waiting page first, which reloads without a script.
      if (outcome === "pending" || outcome === "timeout") {
        await page.getByRole("heading", { level: 1, name: giving.waiting.title }).waitFor();
      }
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      expect(lastDonation()).toMatchObject({
        state,
        amount,
        donor_email: "amina@example.org",
      });
      const text = await page.content();
      expect(text).not.toMatch(/Amina|amina@example\.org/);
      expect(page.url()).not.toMatch(/[?]|amina/i);
      expect(page.url()).not.toContain(`${amount}`);
      const receipts = storedReceipts(site.dataFolder).filter(
        ({ reference }) => reference === lastDonation()?.id,
      );
      expect(receipts).toHaveLength(state === "paid" ? 1 : 0);
      // The basket that was chosen is the donor's to see again.
      expect(await page.locator("main svg[width='240']").count()).toBe(
        heading === giving.paid.testTitle ? 1 : 0,
      );
      expect(visitor.consoleErrors).toEqual([]);
    };
    for (const outcome of [...outcomes, ...rarerOutcomes]) {
      const [name, heading] = outcome;
      const tag = outcomes.includes(outcome) ? ["@gate"] : [];
      test(`“${name}” ends with “${heading}”`, { tag }, async ({ openVisitorPage }) => {
        await endsWith(await openVisitorPage({ javaScriptEnabled }), outcome);
      });
    }

    test("prefers the custom amount, and shows an error beside its field", {
      tag: "@gate",
    }, async ({ openVisitorPage }) => {
      const visitor = await openVisitorPage({ javaScriptEnabled });
      const { page } = visitor;
      await openForm(page, javaScriptEnabled);
      // Browsers validate number fields themselves; the server must do so too.
      await page.locator("form[action='/donate']").evaluate((form) => {
        (form as HTMLFormElement).noValidate = true;
      });
      await page.locator(`[name=preset][value='${amount}']`).check({ force: true });
      await page.locator("form [name=amount]").fill(`${minimum - 1}`);
      await page.locator("form [name=phone]").fill("0772 123 456");
      await page.locator("form [name=email]").fill("amina@example");
      await proceed(page);
      await page.getByText(`Enter an amount of at least ${formatShillings(minimum)}.`).waitFor();
      await page.getByText("Enter an e-mail address with an @ and a domain").waitFor();
      expect(await page.locator("form [name=amount]").inputValue()).toBe(`${minimum - 1}`);
      expect(await page.locator("form [name=phone]").inputValue()).toBe("0772 123 456");
      expect(await page.locator("form [name=amount]").getAttribute("aria-invalid")).toBe("true");
      await page.locator("form[action='/donate']").evaluate((form) => {
        (form as HTMLFormElement).noValidate = true;
      });
      await page.locator("form [name=amount]").fill(`${minimum + 65_000}`);
      await page.locator("form [name=email]").fill("");
      await proceed(page);
      await page
        .getByText(formatShillings(minimum + 65_000))
        .first()
        .waitFor();
      expect(lastDonation()).toMatchObject({
        amount: minimum + 65_000,
        donor_phone: "+256772123456",
      });
    });

    test("points at a wrong address", async ({ openVisitorPage }) => {
      const visitor = await openVisitorPage({ javaScriptEnabled });
      const { page } = visitor;
      await openForm(page, javaScriptEnabled);
      await page.locator(`[name=preset][value='${amount}']`).check({ force: true });
      // A browser without scripts takes this one, and the server does not.
      await page.locator("form [name=email]").fill("amina@example");
      await proceed(page);
      await page.getByText("Enter an e-mail address with an @ and a domain").waitFor();
      const email = page.locator("form [name=email]");
      expect(await email.isVisible()).toBe(true);
      expect(await email.getAttribute("aria-invalid")).toBe("true");
      if (javaScriptEnabled) {
        expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
      }
    });

    test("retries a failed donation, with changed details", async ({ openVisitorPage }) => {
      const visitor = await openVisitorPage({ javaScriptEnabled });
      const { page } = visitor;
      await give(page, javaScriptEnabled, "failed");
      const failed = lastDonation();
      await page
        .getByRole("button", { name: giving.again.button.replace("{amount}", inWords) })
        .click();
      await page.locator("[name=outcome][value=cancelled]").check();
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByRole("button", { name: giving.again.change }).click();
      expect(await page.locator("form [name=amount]").inputValue()).toBe(`${amount}`);
      // The address of that page may be shared: it reveals no name, address or number.
      for (const name of ["name", "email", "phone"]) {
        expect(await page.locator(`form [name=${name}]`).inputValue()).toBe("");
      }
      expect(lastDonation()?.reference).not.toBe(failed?.reference);
      expect(lastDonation()).toMatchObject({ amount, donor_name: "Amina Tester" });
    });
  });
}

test("shows the sum beside the button: of the choice, or of what is typed, which clears it", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await openForm(page, true);
  const chosen = () => page.locator("[name=preset]:checked").count();
  const box = page.locator("form [name=amount]");
  expect(await chosen()).toBe(0);
  await page.getByRole("radio", { name: formatShillings(amount), exact: true }).click();
  expect(await box.inputValue()).toBe("");
  expect(await page.locator("form [aria-live] b:visible").textContent()).toBe(
    formatShillings(amount),
  );
  expect(await chosen()).toBe(1);
  await box.fill(`${amount + 10_000}`);
  expect(await chosen()).toBe(0);
  expect(await page.locator("form [aria-live] b:visible").textContent()).toBe(
    formatShillings(amount + 10_000),
  );
});

test("clears the amount error when an amount is chosen", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await openForm(page, true);
  await proceed(page);
  const wrong = page.locator("form [name=amount][aria-invalid=true]");
  await wrong.waitFor();
  const said = (await wrong.getAttribute("aria-describedby")) ?? "";
  const words = (await page.locator(`#${said.split(" ")[0]}`).textContent()) ?? "";
  expect(words.length).toBeGreaterThan(5);
  await page.getByRole("radio", { name: formatShillings(amount), exact: true }).click();
  await wrong.waitFor({ state: "detached" });
  expect(await page.getByText(words, { exact: true }).count()).toBe(0);
});

test("offers the button again when the next page was stopped while it loaded", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.clock.install();
  await openForm(page, true);
  await page.locator(`[name=preset][value='${amount}']`).check({ force: true });
  // Never answered, as by a network that has gone.
  await page.route("**/donate", (route) =>
    route.request().method() === "POST" ? undefined : route.continue(),
  );
  const button = (name: string) => page.getByRole("button", { name });
  const tools = await page.context().newCDPSession(page);
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await button(donatePage.form.submit).click({ noWaitAfter: true });
  await posted;
  await tools.send("Page.stopLoading");
  await button(donatePage.form.submitting).waitFor();
  await page.clock.fastForward(30_000);
  await button(donatePage.form.submit).waitFor();
});

test("keeps a choice made before hydration", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.route("**/*donation-form*", async (route) => {
    await page.locator(`[name=preset][value='${amount}']`).check({ force: true });
    await route.continue();
  });
  await openForm(page, true);
  expect(await page.locator(`[name=preset][value='${amount}']`).isChecked()).toBe(true);
});

test("prints a receipt on one sheet", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await give(page, false, "paid");
  await page.getByRole("link", { name: giving.paid.testReceipt }).click();
  await page.getByRole("heading", { level: 1, name: giving.receipt.title }).waitFor();
  expect(await countSheets(page), "sheets of A4").toBe(1);
  const text = await page.textContent("main");
  expect(text).toContain("Amina Tester");
  expect(text).toContain(inWords);
  expect(text).toContain(giving.receipt.test);
  expect(text).not.toContain("amina@example.org");
  const answer = await page.request.get(`${page.url()}.pdf`);
  expect(answer.status()).toBe(404);
});
