import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shillings } from "#app/forms/shillings.ts";
import { createContact } from "#server/contact/contact.ts";
import { findDonation, insertDonation } from "#server/donations/donation-records.ts";
import { readEnvironment } from "#server/environment.ts";
import { createLog } from "#server/log.ts";
import { importSubscribers } from "#server/newsletter/subscriber-import.ts";
import { createServices } from "#server/services.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { userInput } from "../editing/user-input.ts";
import { findAxeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { closeBrowser, openVisitorPage, type VisitorPage } from "../support/chromium.ts";
import { type RunningDesk, startDeskProcess } from "../support/desk.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { goodMessage } from "../support/test-site.ts";
import { until } from "../support/until.ts";

const at = Date.UTC(2026, 10, 21, 9);
const readers = ["a@example.org", "b@example.org"];

/** One message, one paid donation and two readers. @returns what a visitor and a donor would name */
async function fill(folder: string, settings: Record<string, string>) {
  const store = await openSqlite(join(folder, "otc.sqlite"));
  const contact = createContact({ store, clock: () => at });
  const kept = await contact.receive({
    message: goodMessage,
    sourcePage: "/contact",
    isSuspect: false,
  });
  const donation = await store.change(async (tables) => {
    const intent = {
      name: "Nakato",
      email: "nakato@example.org",
      phone: "",
      amount: shillings(50_000),
      frequency: "once" as const,
      provider: "pesapal",
    };
    const made = await insertDonation(tables, intent, at, { provider: "pesapal", check_at: null });
    await tables
      .updateTable("donations")
      .set({ state: "paid", paid_at: at, receipt_number: 1, receipt_token: "token" })
      .execute();
    return made && (await findDonation(tables, { id: made.id }));
  });
  const environment = readEnvironment({ DATA_DIR: folder, ...settings });
  const services = createServices({ environment, store, log: createLog("silent") });
  const evidence = { consentAt: at, wording: "Yes", sourcePage: "/" };
  await importSubscribers(
    readers.map((email) => ({ email, ...evidence })),
    services,
  );
  await store.close();
  if (kept.kind !== "kept" || !donation) throw new Error("not kept");
  return { message: kept.id.slice(-8).toUpperCase(), donation };
}

describe.each([
  { how: "by mouse", keyboard: false, width: 1440 },
  { how: "by keyboard alone", keyboard: true, width: 820 },
])("at the desk, $how, at $width px", ({ keyboard, width }) => {
  let folder: string;
  let mail: MailServer;
  let desk: RunningDesk;
  let visitor: VisitorPage;
  let records: Awaited<ReturnType<typeof fill>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "otc-desk-day-"));
    mail = await startMailServer();
    const settings = {
      SMTP_URL: mail.url,
      MAIL_FROM: "OTC <news@example.org>",
      PUBLIC_URL: "https://www.example.org",
    };
    records = await fill(folder, settings);
    desk = startDeskProcess({ DATA_DIR: folder, ...settings }, "open", "--port", "0");
    let printed = "";
    desk.process.stdout?.on("data", (text) => {
      printed += String(text);
    });
    await until(() => /\?key=\S+/.test(printed), { seconds: 60, report: () => printed });
    visitor = await openVisitorPage({ viewport: { width, height: 900 } });
    await visitor.page.goto(/http:\S+/.exec(printed)?.[0] ?? "");
  });
  afterAll(async () => {
    await visitor?.[Symbol.asyncDispose]();
    desk?.process.kill("SIGTERM");
    await desk?.answer;
    await mail?.[Symbol.asyncDispose]();
    await closeBrowser();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  /** Nothing on the page is wider than the window, and axe finds nothing in light and dark. */
  async function checkPage() {
    const { page } = visitor;
    expect(await findAxeViolationsInBothSchemes(page, "html")).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }

  test("a visitor's reference finds her message, which is answered and closed", async () => {
    const { page } = visitor;
    const by = userInput(page, { keyboard });
    await page.getByRole("heading", { name: /^Answer by 22 Nov 2026, 12:00$/ }).waitFor();
    await checkPage();
    await by.write(page.getByRole("searchbox"), records.message);
    await by.press(page.getByRole("button", { name: "Find" }));
    await page.getByRole("heading", { name: goodMessage.subject }).waitFor();
    const answer = page.getByRole("link", { name: "Answer in your mail program" });
    expect(await answer.getAttribute("href")).toBe(
      `mailto:amina%40example.org?subject=Re%3A%20Working%20together%20%5B${records.message}%5D`,
    );
    await by.press(page.getByRole("button", { name: "Mark as answered" }));
    await page.getByText("The message is marked as answered.").waitFor();
    await by.press(page.getByRole("button", { name: "Mark as closed" }));
    await page.getByText("The message is marked as closed.").waitFor();
    await checkPage();
  });

  test("a gift is found by the donor's name, and its receipt is sent again", async () => {
    const { page } = visitor;
    const by = userInput(page, { keyboard });
    await by.write(page.getByRole("searchbox"), "nakato");
    await by.press(page.getByRole("button", { name: "Find" }));
    await page.getByRole("heading", { name: records.donation.reference }).waitFor();
    await checkPage();
    await by.press(page.getByText("Send the receipt again …"));
    await by.press(page.getByRole("button", { name: "Send the receipt again" }));
    await page.getByText("The receipt is on its way to the donor.").waitFor();
    await by.press(page.getByRole("link", { name: "Accounts" }));
    await by.press(page.getByRole("link", { name: "November 2026" }));
    await page.getByRole("cell", { name: "Donations: 1" }).waitFor();
    await checkPage();
  });

  test("a newsletter is written, looked at, tried out and sent once to every reader", async () => {
    const { page } = visitor;
    const by = userInput(page, { keyboard });
    await by.press(page.getByRole("link", { name: "Newsletter", exact: true }));
    await by.write(page.getByLabel("Subject", { exact: true }), "Our news");
    await by.press(page.getByRole("button", { name: "Begin" }));
    await by.write(page.getByLabel("In one sentence"), "All of it.");
    await by.write(page.getByLabel("Text", { exact: true }), "Hello.");
    await by.press(page.getByRole("button", { name: "Save and look at it" }));
    await page.getByText("Saved.").waitFor();
    const preview = page.frameLocator("iframe");
    await preview.getByRole("heading", { name: "Our news" }).waitFor();
    await checkPage();
    await by.press(page.getByRole("link", { name: "Page of the archive" }));
    await preview.getByRole("navigation").first().waitFor();
    await by.write(page.getByLabel("Your own e-mail address"), "me@example.org");
    await by.press(page.getByRole("button", { name: "Send me a test" }));
    await page.getByText("A test is on its way to me@example.org.").waitFor();
    await by.press(page.getByText("Send it to all 2 …"));
    await by.press(page.getByRole("button", { name: "Send it to all 2" }));
    await page.getByText("It is being sent.").first().waitFor();
    await page.frameLocator("iframe").first().getByText("Readers 2, sent 2").waitFor();
    await page.reload();
    await by.press(page.getByRole("link", { name: "Newsletter", exact: true }));
    await page.getByRole("cell", { name: "yes" }).waitFor();
    const got = mail.mails.map(({ to, subject }) => `${to?.[0]?.address} ${subject}`);
    expect(got.filter((line) => line.endsWith("Our news")).toSorted()).toEqual([
      "a@example.org Our news",
      "b@example.org Our news",
      "me@example.org Test: Our news",
    ]);
    expect(visitor.consoleErrors).toEqual([]);
  });
});
