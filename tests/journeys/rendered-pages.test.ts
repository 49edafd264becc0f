import { getPage } from "#collections/pages/pages.ts";
import { getGiving } from "#collections/site/giving.ts";
import { findAxeViolationsEverywhere } from "../support/axe-violations.ts";
import { startConfiguredSite } from "../support/configured-site.ts";
import { linkIn } from "../support/link-in-mail.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { keysOf, type PesapalServer, startPesapal } from "../support/pesapal-server.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { storedDonations } from "../support/stored-donations.ts";
import { expect, test } from "../support/test.ts";

const giving = getGiving();
const donatePage = getPage("donate");
const confirmPage = getPage("newsletter-confirm");
const leavePage = getPage("newsletter-unsubscribe");
const notFound = getPage("not-found");

// The pages that are made for one request: no list of pre-rendered pages knows them.

let mail: MailServer;
let pesapal: PesapalServer;
let site: RunningSite;
test.beforeAll(async () => {
  mail = await startMailServer();
  pesapal = await startPesapal();
  site = await startSite({
    ...keysOf(pesapal),
    PAYMENT_PROVIDERS: "sandbox,pesapal",
    // Nothing that waits comes to its end while it is looked at.
    SANDBOX_DELAY_SECONDS: "3600",
    RATE_LIMIT_BURST: "1000",
    RATE_LIMIT_PER_MINUTE: "1000",
    SMTP_URL: mail.url,
  });
});
test.afterAll(async () => {
  for (const server of [site, pesapal, mail]) await server[Symbol.asyncDispose]();
});

/** Posts a form as a browser without JavaScript does. @returns the address of the redirect */
async function post(address: string, fields: Record<string, string>): Promise<string> {
  const { href, origin } = new URL(address, site.origin);
  const answer = await fetch(href, {
    method: "POST",
    headers: { accept: "text/html", origin },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  expect(answer.status, await answer.text()).toBe(303);
  return new URL(answer.headers.get("location") ?? "", site.origin).href;
}

const checkout = (provider = "sandbox") =>
  post("/donate", { amount: `${donatePage.form.amounts[0]}`, name: "Amina Tester", provider });

/** Gives in the sandbox. @returns the address of the result page */
async function give(outcome: string): Promise<string> {
  const back = await post(await checkout(), { outcome });
  const answer = await fetch(back, { redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "", site.origin).href;
}

async function receipt(): Promise<string> {
  await give("paid");
  const paid = storedDonations(site.dataFolder).find(({ receipt_token }) => receipt_token);
  return `${site.origin}/donate/receipt/${paid?.receipt_token}`;
}

async function usedCheckout(): Promise<string> {
  const address = await checkout();
  await post(address, { outcome: "paid" });
  return address;
}

/** Subscribes and waits for the e-mail. @returns its link */
async function confirmation(email: string): Promise<string> {
  const before = mail.mails.length;
  await post("/newsletter", { email });
  return linkIn((await mail.received(before + 1))[before], "/newsletter/confirm/");
}

async function leaving(email = "bosco@example.org"): Promise<string> {
  const link = await confirmation(email);
  const before = mail.mails.length;
  await post(link, {});
  return linkIn((await mail.received(before + 1))[before], "/newsletter/unsubscribe/");
}

async function usedConfirmation(): Promise<string> {
  const link = await confirmation("grace@example.org");
  const before = mail.mails.length;
  await post(link, {});
  await mail.received(before + 1);
  return link;
}

/** What it is, its heading, the way to it, and its status if that is not 200. */
const pages: [string, string, () => string | Promise<string>, number?][] = [
  ["the donation form with a choice", donatePage.heading, () => `${site.origin}/donate`],
  ["the sandbox", "Payment sandbox", checkout],
  ["a sandbox that was used", "Payment sandbox", usedCheckout],
  ["a donation that waits", giving.waiting.title, () => give("pending")],
  ["a paid donation", giving.paid.testTitle, () => give("paid")],
  ["a donation in review", giving.review.title, () => give("wrong-amount")],
  ["a failed donation", giving.failed.title, () => give("failed")],
  ["a cancelled donation", giving.cancelled.title, () => give("cancelled")],
  ["a receipt", giving.receipt.title, receipt],
  ["a link to confirm", confirmPage.ready.heading, () => confirmation("amina@example.org")],
  ["a used link to confirm", confirmPage.confirmed.heading, usedConfirmation],
  [
    "a broken link to confirm",
    getPage("dead-link").heading,
    () => `${site.origin}/newsletter/confirm/cut`,
    410,
  ],
  ["a link to leave", leavePage.known.heading, leaving],
  [
    "a broken link to leave",
    leavePage.unknown.heading,
    () => `${site.origin}/newsletter/unsubscribe/cut`,
    404,
  ],
  [
    "a donation that is not there",
    notFound.code,
    () => `${site.origin}/donate/thanks/nonsense`,
    404,
  ],
  [
    "a receipt that is not there",
    notFound.code,
    () => `${site.origin}/donate/receipt/nonsense`,
    404,
  ],
  [
    "a sandbox order that is not there",
    notFound.code,
    () => `${site.origin}/donate/sandbox/nonsense`,
    404,
  ],
  ["a search that has a best answer", "Search", () => `${site.origin}/search?q=internship`],
  ["a search that finds nothing", "Search", () => `${site.origin}/search?q=qqqzzz`],
];

test.describe("pages rendered for one request", () => {
  for (const [name, heading, find, status = 200] of pages) {
    test(`${name} has no axe violation`, async ({ openVisitorPage }) => {
      const address = await find();
      const visitor = await openVisitorPage({ reducedMotion: "reduce" });
      const { page } = visitor;
      // A waiting page reloads automatically, which would interrupt the check.
      await page.route(address, async (route) => {
        const response = await route.fetch({ maxRedirects: 0 });
        const { refresh: _, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      });
      const answer = await page.goto(address, { waitUntil: "networkidle" });
      expect(answer?.status()).toBe(status);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain(heading);
      // The whole site's frame, not a bare sentence.
      expect(await page.getByRole("navigation").count()).toBeGreaterThan(0);
      expect(await findAxeViolationsEverywhere(page)).toEqual([]);
      // A browser notes the status, and the page for what is not there logs its path by design.
      expect(
        visitor.consoleErrors.filter((text) => status === 200 || !/404|410/.test(text)),
      ).toEqual([]);
    });
  }
});

test("the pledge has no axe violation, with and without errors", async ({ openVisitorPage }) => {
  await using closed = await startConfiguredSite({ PUBLIC_URL: "http://www.example.org" }, [
    "/donate",
  ]);
  const visitor = await openVisitorPage({ reducedMotion: "reduce" });
  const { page } = visitor;
  await page.goto(`${closed.origin}/donate`);
  await page.locator("form [name=amount]").fill(`${donatePage.form.amounts[0]}`);
  await page.getByRole("button", { name: donatePage.form.submit }).click();
  await page.getByRole("heading", { level: 1, name: giving.pledge.heading }).waitFor();
  expect(await findAxeViolationsEverywhere(page)).toEqual([]);
  await page.getByRole("button", { name: giving.pledge.submit }).click();
  await page
    .getByText("Give an e-mail address or a phone number, so that we can answer.")
    .first()
    .waitFor();
  expect(await findAxeViolationsEverywhere(page)).toEqual([]);
  await page.locator("form [name=phone]").fill("0772123456");
  await page.getByRole("button", { name: giving.pledge.submit }).click();
  await page.getByRole("heading", { level: 1, name: giving.pledge.sent.heading }).waitFor();
  expect(await findAxeViolationsEverywhere(page)).toEqual([]);
});

test("no page contains the token of a link, so that one page serves all of one state", {
  tag: "@gate",
}, async () => {
  for (const link of [await confirmation("token@example.org"), await leaving("left@example.org")]) {
    const html = await (await fetch(link)).text();
    expect(html).toContain('method="post"');
    expect(html).not.toContain(link.split("/").at(-1));
  }
});
