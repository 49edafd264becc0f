/**
 * Takes the pictures of the guide to the office (`docs/images/office-*.jpg`), over made-up messages of people who are called
 * by their role, and each place of the office at three widths, in light and dark, into `build/look/`. The site must have been
 * built.
 */
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { type ContactMessage, contactFieldNames } from "#app/forms/contact-form.ts";
import { emailAddress } from "#app/forms/email-address.ts";
import { shillings } from "#app/forms/shillings.ts";
import { createContact } from "#server/contact/contact.ts";
import { insertDonation } from "#server/donations/donation-records.ts";
import { findChromium } from "../support/find-chromium.ts";
import { launchOptions } from "../support/launch-options.ts";
import { openTestOffice, type TestOffice } from "../support/test-office.ts";

const text = "/content/news/what-the-data-protection-office-decided.md";
const places = {
  today: "",
  messages: "/messages",
  newsletter: "/newsletter",
  gifts: "/gifts",
  content: "/content",
  laws: "/content/laws",
  questions: "/questions",
  online: "/online",
  runs: "/runs",
  text,
  law: "/content/laws/kenya-data-protection.md",
};

const hour = 3_600_000;
const now = Date.now();

async function fill({ store }: TestOffice): Promise<void> {
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
    for (const [index, state] of (["paid", "pending", "paid"] as const).entries()) {
      const intent = {
        name: "A donor",
        email: emailAddress("donor@example.org"),
        phone: "" as const,
        amount: shillings(50_000),
        provider: "pesapal",
      };
      const facts = { provider: "pesapal", check_at: null };
      const donation = await insertDonation(tables, intent, now - index * 30 * hour, facts);
      const paid = { paid_at: now, receipt_number: index + 1, receipt_token: `token${index}` };
      await tables
        .updateTable("donations")
        .set({ state, ...(state === "paid" && paid) })
        .where("id", "=", donation?.id ?? "")
        .execute();
    }
  });
}

mkdirSync("build/look", { recursive: true });
await using opened = await openTestOffice();
await fill(opened);
const browser = await chromium.launch(launchOptions(findChromium()));
const window = await browser.newContext({ reducedMotion: "reduce", locale: "en-GB" });
const page = await window.newPage();
const { origin } = opened.office;
await page.goto(opened.office.newAddress());
const open = async (place: string, width: number, height: number, scheme: "light" | "dark") => {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme });
  await page.goto(`${origin}/office${place}`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};
for (const width of [1440, 820, 390]) {
  for (const scheme of ["light", "dark"] as const) {
    for (const [name, place] of Object.entries(places)) {
      await open(place, width, 900, scheme);
      const file = `build/look/office-${name}-${width}-${scheme}.png`;
      await page.screenshot({ path: file, fullPage: true });
    }
  }
}
for (const [name, place, height] of [
  ["today", places.today, 700],
  ["text", places.text, 900],
] as const) {
  await open(place, 1280, height, "light");
  await page.screenshot({ path: `docs/images/office-${name}.jpg`, type: "jpeg", quality: 78 });
}
await browser.close();
