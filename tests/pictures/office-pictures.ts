/**
 * Takes the pictures of the guide to a day at the office (`docs/images/office-*.jpg`), over made-up messages of people who
 * are called by their role, and each page of the office at two widths, in light and dark, into `build/look/`. The site must
 * have been built.
 */

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { type ContactMessage, contactFieldNames } from "#app/forms/contact-form.ts";
import { emailAddress } from "#app/forms/email-address.ts";
import { shillings } from "#app/forms/shillings.ts";
import { createContact } from "#server/contact/contact.ts";
import { insertDonation } from "#server/donations/donation-records.ts";
import { readEnvironment } from "#server/environment.ts";
import { createLog } from "#server/log.ts";
import { recentArticles, saveDraft } from "#server/newsletter/drafts.ts";
import { importSubscribers } from "#server/newsletter/subscriber-import.ts";
import { createServices } from "#server/services.ts";
import { newId } from "#server/store/new-id.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { findChromium } from "../support/find-chromium.ts";
import { launchOptions } from "../support/launch-options.ts";
import { startOfficeProcess } from "../support/office-process.ts";
import { until } from "../support/until.ts";

const folder = mkdtempSync(join(tmpdir(), "otc-office-pictures-"));
const pages = {
  today: "/",
  messages: "/messages",
  donations: "/donations",
  accounts: "/accounts",
  newsletter: "/newsletter",
  writing: "/newsletter/our-news",
  sending: "/newsletter/our-news?view=email",
  subscribers: "/subscribers",
};

const hour = 3_600_000;
const now = Date.now();

async function fill(): Promise<void> {
  const store = await openSqlite(join(folder, "otc.sqlite"));
  const senders = [
    { lastName: "citizen", subject: "My number was given away", age: 22, isSuspect: false },
    { lastName: "teacher", subject: "A lesson on passwords", age: 9, isSuspect: false },
    { lastName: "journalist", subject: "Where is the judgment?", age: 3, isSuspect: false },
    { lastName: "seller", subject: "Cheap followers", age: 2, isSuspect: true },
  ];
  for (const { lastName, subject, age, isSuspect } of senders) {
    const email = emailAddress(`${lastName}@example.org`);
    const contact = createContact({ store, clock: () => now - age * hour });
    const rest = Object.fromEntries(contactFieldNames.map((name) => [name, ""])) as ContactMessage;
    const words = { subject, message: "Please tell me what I can do." };
    const message = { ...rest, ...words, firstName: "A", lastName, email };
    await contact.receive({ message, sourcePage: "/contact", isSuspect });
  }
  await store.change(async (tables) => {
    for (const [at, state] of (["paid", "pending", "paid"] as const).entries()) {
      const made = await insertDonation(
        tables,
        {
          name: "A donor",
          email: emailAddress("donor@example.org"),
          phone: "" as const,
          amount: shillings(50_000 * (at + 1)),
          provider: "pesapal",
        },
        now - at * 26 * hour,
        { provider: "pesapal", check_at: null },
      );
      if (!made || state === "pending") continue;
      const paid = { paid_at: made.created_at, receipt_number: at + 1, receipt_token: `t${at}` };
      await tables
        .updateTable("donations")
        .set({ state, ...paid })
        .where("id", "=", made.id)
        .execute();
    }
    await tables
      .insertInto("pledges")
      .values({
        id: newId(now - hour),
        received_at: now - hour,
        status: "new",
        amount: shillings(30_000),
        donor_name: "A citizen",
        donor_email: emailAddress("citizen@example.org"),
        donor_phone: "" as const,
      })
      .execute();
  });
  const environment = readEnvironment({ DATA_DIR: folder });
  const services = createServices({ environment, store, log: createLog("silent") });
  const evidence = { consentAt: now, wording: "Yes", sourcePage: "/newsletter" };
  const readers = Array.from({ length: 240 }, (_, at) => ({
    email: emailAddress(`reader${at}@example.org`),
    ...evidence,
  }));
  await importSubscribers(readers, services);
  await store.close();
  const [article] = recentArticles();
  const body = `Dear reader,\n\n## ${article?.title}\n\n${article?.summary}\n\n[Read it on our site](${article?.path})`;
  saveDraft(folder, { slug: "our-news", subject: "Our news", summary: "All of it.", body });
}

mkdirSync("build/look", { recursive: true });
await fill();
const office = startOfficeProcess(
  { DATA_DIR: folder, PUBLIC_URL: "https://www.example.org" },
  "open",
  "--port",
  "0",
);
const browser = await chromium.launch(launchOptions(findChromium()));
try {
  let printed = "";
  office.process.stdout?.on("data", (text) => {
    printed += String(text);
  });
  await until(() => /\?key=\S+/.test(printed), { seconds: 60, report: () => printed });
  const address = /http:\S+/.exec(printed)?.[0] ?? "";
  const window = await browser.newContext({ reducedMotion: "reduce", locale: "en-GB" });
  const page = await window.newPage();
  await page.goto(address);
  const { origin } = new URL(page.url());
  const open = async (path: string, width: number, colorScheme: "light" | "dark") => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(origin + path, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
  for (const width of [1440, 820, 390]) {
    for (const colorScheme of ["light", "dark"] as const) {
      for (const [name, path] of Object.entries(pages)) {
        await open(path, width, colorScheme);
        const file = `build/look/office-${name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: file, fullPage: true });
      }
    }
  }
  for (const [name, path, height] of [
    ["today", pages.today, 640],
    ["newsletter", pages.sending, 1150],
  ] as const) {
    await open(path, 1200, "light");
    await page.setViewportSize({ width: 1200, height });
    await page.screenshot({ path: `docs/images/office-${name}.jpg`, type: "jpeg", quality: 80 });
  }
} finally {
  await browser.close();
  office.process.kill("SIGTERM");
  await office.answer;
  rmSync(folder, { recursive: true, force: true });
}
