import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { emailAddress } from "#app/forms/email-address.ts";
import { shillings } from "#app/forms/shillings.ts";
import { createContact } from "#server/contact/contact.ts";
import { findDonation, insertDonation } from "#server/donations/donation-records.ts";
import { recordSecondPayment } from "#server/donations/second-payments.ts";
import { importSubscribers } from "#server/newsletter/subscriber-import.ts";
import { newId } from "#server/store/new-id.ts";
import { findAxeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { openVisitor, type VisitorPage } from "../support/chromium.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { expect, test } from "../support/test.ts";
import { openTestOffice, type TestOffice } from "../support/test-office.ts";
import { goodMessage } from "../support/test-site.ts";
import { type UserInput, userInput } from "./user-input.ts";

const at = Date.UTC(2026, 10, 21, 9);
/** More than are sent at a time, so that it can be stopped. */
const readers = Array.from({ length: 101 }, (_, at) => `reader${at}@example.org`);

const bounce =
  "Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n\r\nFinal-Recipient: rfc822; reader0@example.org\r\nAction: failed\r\nStatus: 5.1.1\r\n";

/**
 * Two messages, one of them in quarantine, a donation that was paid twice, a pledge, and readers.
 * @returns what a visitor and a donor would name
 */
async function fill({ store, services }: TestOffice) {
  const contact = createContact({ store, clock: () => at });
  const kept = await contact.receive({
    message: goodMessage,
    sourcePage: "/contact",
    isSuspect: false,
  });
  const suspect = { ...goodMessage, subject: "Taken for spam" };
  await contact.receive({ message: suspect, sourcePage: "/contact", isSuspect: true });
  const donation = await store.change(async (tables) => {
    const intent = {
      name: "Nakato",
      email: emailAddress("nakato@example.org"),
      phone: "" as const,
      amount: shillings(50_000),
      provider: "pesapal",
    };
    const made = await insertDonation(tables, intent, at, { provider: "pesapal", check_at: null });
    if (!made) throw new Error("not kept");
    const again = { transaction: "T2", amount: "50000", currency: "UGX" };
    await recordSecondPayment(tables, made, again, at);
    const pledged = {
      donor_name: "A citizen",
      donor_email: emailAddress("citizen@example.org"),
      donor_phone: "" as const,
    };
    await tables
      .insertInto("pledges")
      .values({
        id: newId(at),
        received_at: at,
        status: "new",
        amount: shillings(30_000),
        ...pledged,
      })
      .execute();
    await tables
      .updateTable("donations")
      .set({ state: "paid", paid_at: at, receipt_number: 1, receipt_token: "token" })
      .execute();
    return await findDonation(tables, { id: made.id });
  });
  const evidence = { consentAt: at, wording: "Yes", sourcePage: "/" };
  await importSubscribers(
    readers.map((email) => ({ email: emailAddress(email), ...evidence })),
    { store, tokens: services.tokens },
  );
  if (kept.kind !== "kept" || !donation) throw new Error("not kept");
  return { message: kept.id.slice(-8).toUpperCase(), donation };
}

for (const { how, keyboard, width } of [
  { how: "by mouse", keyboard: false, width: 1440 },
  { how: "by keyboard alone", keyboard: true, width: 820 },
]) {
  test.describe(`a day at the office, ${how}, at ${width} px`, () => {
    let opened: TestOffice;
    let mail: MailServer;
    let visitor: VisitorPage;
    let records: Awaited<ReturnType<typeof fill>>;

    test.beforeAll(async ({ browser }) => {
      mail = await startMailServer();
      opened = await openTestOffice({
        settings: {
          SMTP_URL: mail.url,
          MAIL_FROM: "OTC <news@example.org>",
          PUBLIC_URL: "https://www.example.org",
        },
      });
      records = await fill(opened);
      visitor = await openVisitor(browser, { viewport: { width, height: 900 } });
      await visitor.page.goto(opened.office.newAddress());
    });
    test.afterAll(async () => {
      await visitor?.[Symbol.asyncDispose]();
      await opened?.[Symbol.asyncDispose]();
      await mail?.[Symbol.asyncDispose]();
    });

    /** Nothing on the page is wider than the window, and axe finds nothing in light and dark. */
    async function checkPage() {
      const { page } = visitor;
      expect(await findAxeViolationsInBothSchemes(page, "html")).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
    const place = (label: string) =>
      visitor.page
        .getByRole("navigation", { name: "Office", exact: true })
        .getByRole("link", { name: label });
    const button = (label: string) =>
      visitor.page.getByRole("button", { name: label, exact: true });
    const link = (label: string) => visitor.page.getByRole("link", { name: label, exact: true });
    const heading = (label: string) =>
      visitor.page.getByRole("heading", { name: label, exact: true });
    /** Presses what asks once more, and then what it asks. */
    async function confirm(by: UserInput, label: string) {
      const { page } = visitor;
      await by.press(page.getByText(`${label} …`, { exact: true }));
      await by.press(page.getByRole("button", { name: label, exact: true }));
    }
    async function find(by: UserInput, words: string) {
      const field = visitor.page
        .getByRole("search", { name: "In everything" })
        .getByRole("searchbox");
      await by.write(field, words);
      await field.press("Enter");
    }

    test("a visitor's reference finds her message, which is answered and closed", async () => {
      const { page } = visitor;
      const by = userInput(page, { keyboard });
      await page.getByRole("heading", { name: "Today", level: 1 }).waitFor();
      await find(by, records.message);
      await page.getByRole("heading", { name: goodMessage.subject }).waitFor();
      await by.press(button("Mark as answered"));
      await page.getByText("The message is marked as answered.").waitFor();
      await by.press(button("Close"));
      await page.getByText("The message is marked as closed.").waitFor();
      await checkPage();
      await find(by, "taken for spam");
      await page.getByRole("heading", { name: "Taken for spam" }).waitFor();
      await checkPage();
      await by.press(button("No spam"));
      await page.getByText("The message is released.").waitFor();
    });

    test("a gift is found by the donor's name, and its receipt is sent again", async () => {
      const { page } = visitor;
      const by = userInput(page, { keyboard });
      await find(by, "nakato");
      await page.getByRole("heading", { name: records.donation.reference }).waitFor();
      await checkPage();
      expect(await link("Receipt, as the donor has it").getAttribute("href")).toContain("/token");
      await button("Ask the provider now").waitFor();
      await confirm(by, "Send the receipt again");
      await page.getByText("The receipt is on its way to nakato@example.org.").waitFor();
      await by.press(place("Gifts"));
      await by.press(page.getByRole("link", { name: /^Pledges/ }));
      for (const status of ["answered", "received", "closed"]) {
        await by.press(page.getByRole("button", { name: status, exact: true }));
        await page.getByText(`The pledge is marked as ${status}.`).waitFor();
      }
      await by.press(page.getByRole("link", { name: /^To give back/ }));
      await heading("Paid twice, to be given back").waitFor();
      await checkPage();
      await confirm(by, "Given back");
      await page.getByText("Noted as given back.").waitFor();
      await by.press(page.getByRole("link", { name: "Months", exact: true }));
      await by.press(page.getByRole("link", { name: "November 2026" }));
      await page.getByRole("cell", { name: "Donations: 1" }).waitFor();
      expect(await link("Download as CSV").getAttribute("href")).toBe(
        "/office/accounts/2026-11/receipts.csv",
      );
      await checkPage();
    });

    test("a newsletter is begun, looked at, tried out and sent once to every reader", async () => {
      const { page } = visitor;
      const by = userInput(page, { keyboard });
      await by.press(place("Newsletter"));
      await by.write(page.getByLabel("Subject", { exact: true }), "Our news");
      await by.press(button("Begin"));
      await page.waitForURL(/\/content\/newsletters\/our-news\.md$/);
      await page.goto(`${opened.office.origin}/office/newsletter`);
      await by.press(link("Our news"));
      const preview = page.frameLocator("iframe");
      await preview.getByRole("heading", { name: "Our news" }).waitFor();
      await checkPage();
      await by.press(page.getByRole("link", { name: "Page of the archive" }));
      await preview.getByRole("navigation").first().waitFor();
      await by.write(page.getByLabel("Your own e-mail address"), "me@example.org");
      await by.press(button("Send me a test"));
      await page.getByText("A test is on its way to me@example.org.").waitFor();
      await confirm(by, `Send it to all ${readers.length}`);
      await page.getByText("It is being sent.").first().waitFor();
      await by.press(button("Stop"));
      await page.getByText(/^Stopped\. \d+ e-mails/).waitFor();
      await confirm(by, "Go on");
      const progress = page.frameLocator("iframe").first();
      await progress.getByText(`Readers ${readers.length}, sent ${readers.length}`).waitFor();
      await progress.getByRole("link", { name: "Show the result" }).waitFor();
      // The page follows by itself.
      await button("Stop").waitFor({ state: "detached" });
      await by.press(place("Newsletter"));
      await page.getByText("yes", { exact: true }).waitFor();
      const got = mail.mails.map(({ to, subject }) => `${to?.[0]?.address} ${subject}`);
      expect(got.filter((line) => line.endsWith("Our news")).toSorted()).toEqual(
        [
          ...readers.map((reader) => `${reader} Our news`),
          "me@example.org Test: Our news",
        ].toSorted(),
      );
      await page.goto(`${opened.office.origin}/office/runs`);
      await by.press(page.locator("summary", { hasText: "Mails that came back" }));
      const saved = join(opened.root, "came-back.eml");
      writeFileSync(saved, bounce);
      await by.bring(page.getByLabel("Saved mails (.eml)"), saved);
      await by.press(button("Read them"));
      await page.getByText("Addresses that get no further newsletter: 1.").waitFor();
    });
  });
}
