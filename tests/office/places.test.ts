import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { emailAddress } from "#app/forms/email-address.ts";
import { createContact } from "#server/contact/contact.ts";
import {
  sampleAddress,
  sampleQuestions,
  samples,
  writeSamples,
} from "../../office/content/sample-content.fixture.ts";
import { findAxeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { openVisitor, type VisitorPage } from "../support/chromium.ts";
import { expect, test } from "../support/test.ts";
import { openTestOffice, type TestOffice } from "../support/test-office.ts";
import { goodMessage } from "../support/test-site.ts";

const hour = 3_600_000;

let opened: TestOffice;
let visitor: VisitorPage;
let page: Page;

test.beforeAll(async ({ browser }) => {
  opened = await openTestOffice({ prepare: writeSamples });
  const { store, git } = opened;
  git("tag", "begin");
  const receive = (more: Partial<typeof goodMessage>, age: number, isSuspect = false) =>
    createContact({ store, clock: () => Date.now() - age }).receive({
      message: { ...goodMessage, ...more },
      sourcePage: "/contact",
      isSuspect,
    });
  await receive({ subject: "Late" }, 29.5 * hour);
  await receive({ subject: "In time", email: emailAddress("clinic@example.org") }, 20.5 * hour);
  await receive({ subject: "Buy now" }, hour, true);
  visitor = await openVisitor(browser, { viewport: { width: 1440, height: 900 } });
  page = visitor.page;
  await page.goto(opened.office.newAddress());
});
test.afterAll(async () => {
  await visitor?.[Symbol.asyncDispose]();
  await opened?.[Symbol.asyncDispose]();
});

const goTo = (place: string, there = page) => there.goto(`${opened.office.origin}/office${place}`);
const heading = (name: string | RegExp) => page.getByRole("heading", { name, level: 1 });
const phone = { width: 390, height: 844 };
const widthOf = (there: Page) => there.evaluate(() => document.documentElement.scrollWidth);
const menu = () => page.getByRole("navigation", { name: "Office", exact: true });

const places = [
  "",
  "/messages",
  "/messages?which=spam",
  "/newsletter",
  "/gifts",
  "/pledges",
  "/accounts",
  "/content",
  "/content/laws",
  "/content/news/new",
  "/questions",
  "/find?q=privacy",
  "/online",
  "/runs",
  "/more",
  "/nothing",
];

for (const place of places) {
  test(`${place} has no barrier and fits a phone, a tablet and a desk`, async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goTo(place);
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
    for (const width of [820, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await widthOf(page), `${width} px`).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
}

/** Makes letters twice as large on every page that follows. */
const enlarge = (there: Page) =>
  there.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    }),
  );

test("letters twice as large widen no place on a phone", async ({ openVisitorPage }) => {
  const state = await page.context().storageState();
  const reader = await openVisitorPage({ storageState: state, viewport: phone });
  await enlarge(reader.page);
  for (const place of places) {
    await goTo(place, reader.page);
    expect(await widthOf(reader.page), place).toBeLessThanOrEqual(phone.width);
  }
});

test("what opens on a phone stays within its width", async ({ openVisitorPage }) => {
  const state = await page.context().storageState();
  const reader = await openVisitorPage({ storageState: state, viewport: phone });
  const there = reader.page;
  const fits = async (what: string) => {
    for (const width of [390, 320]) {
      await there.setViewportSize({ width, height: 844 });
      expect(await widthOf(there), `${what}, ${width} px`).toBeLessThanOrEqual(width);
    }
    await there.setViewportSize(phone);
  };
  await goTo("/gifts", there);
  await there.getByRole("searchbox", { name: /^Find a page/ }).click();
  await fits("the search");
  expect((await there.locator(".who").boundingBox())?.width).toBeGreaterThan(40);

  const news = join(opened.root, samples.news);
  writeFileSync(news, `${readFileSync(news, "utf8")}\nA last sentence.\n`);
  opened.git("commit", "-am", "A last sentence for the sample");
  await goTo("/online/before", there);
  await there
    .getByText(/^Put back …/)
    .first()
    .click();
  await fits("Put back");
  const words = await there.locator(".rows > li > span").first().boundingBox();
  expect(words?.width).toBeGreaterThan(300);

  await goTo(`/${samples.news}`, there);
  await there.getByRole("button", { name: "More", exact: true }).click();
  await there.getByRole("button", { name: "Footnote" }).waitFor();
  await fits("the buttons of a text");
});

test("Today says who waits and until when, the latest first", async () => {
  await goTo("");
  await heading("Today").waitFor();
  const answers = page.locator("section", { has: page.getByRole("heading", { name: /^Answer/ }) });
  expect(await answers.getByRole("link").allTextContents()).toEqual([
    "All messages",
    "Late",
    "In time",
  ]);
  expect(await answers.locator(".clock").allTextContents()).toEqual([
    "6 hours late",
    "3 hours left",
  ]);
  expect(await menu().getByRole("link", { name: "Messages" }).textContent()).toBe("Messages2");
});

test("a message is answered in one's own mail, and marked with one's name, without JavaScript", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  const state = await page.context().storageState();
  const reader = await openVisitorPage({ storageState: state, javaScriptEnabled: false });
  await goTo("/messages", reader.page);
  await reader.page.getByRole("link", { name: /clinic@example|In time/ }).click();
  const answer = reader.page.getByRole("link", { name: "Answer in your mail" });
  const mail = new URL((await answer.getAttribute("href")) ?? "");
  expect(decodeURIComponent(mail.pathname)).toBe("clinic@example.org");
  expect(mail.searchParams.get("subject")).toMatch(/^Re: In time \[[0-9A-F]{8}\]$/);
  expect(mail.searchParams.get("body")).toContain(`> ${goodMessage.message.split("\n")[0]}`);
  await reader.page.getByRole("button", { name: "Mark as answered" }).click();
  await reader.page.getByText("The message is marked as answered.").waitFor();
  const [row] = await opened.store.tables
    .selectFrom("contact_messages")
    .select(["status", "marked_by"])
    .where("email", "=", emailAddress("clinic@example.org"))
    .execute();
  expect(row).toEqual({ status: "answered", marked_by: "This laptop" });
});

test("the person who answers is named beside the message", async () => {
  await goTo("/messages");
  await page.evaluate(() =>
    addEventListener("click", (event) => event.preventDefault(), { capture: false }),
  );
  const noted = page.waitForResponse("**/messages/answering");
  await page.getByRole("link", { name: "Answer in your mail" }).click();
  await noted;
  await page.getByText(/^You are answering since \d\d:\d\d\./).waitFor();
  await goTo("/messages");
  await page.getByText(/^This laptop is answering since \d\d:\d\d\.$/).waitFor();
});

test("what looks like spam is released from its list", async () => {
  await goTo("/messages?which=spam");
  await page.getByRole("heading", { name: "Buy now" }).waitFor();
  await page.getByRole("button", { name: "No spam" }).click();
  await page.getByText("The message is released.").waitFor();
  await page.getByText("Nothing looks like spam.").waitFor();
});

test("words lead to the field that holds them, while one types and by Enter", async () => {
  await goTo("/content");
  await page.keyboard.press("/");
  await page.keyboard.type(sampleAddress);
  const found = page.getByRole("link", { name: "Organisation" });
  await found.waitFor();
  expect(
    new URL((await found.getAttribute("href")) ?? "", page.url()).searchParams.get("field"),
  ).toBe("email");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/content\/site\/organisation\.yaml\?field=email$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-email");
});

test("a reference opens its message, and a name lists whom it fits", async () => {
  const [{ id } = { id: "" }] = await opened.store.tables
    .selectFrom("contact_messages")
    .select("id")
    .execute();
  await goTo(`/find?q=${id.slice(-8)}`);
  expect(page.url()).toContain(`/office/messages/${id}`);
  await goTo("/find?q=EXAMPLE.org");
  await page.getByRole("link", { name: "Amina Okello" }).first().waitFor();
});

test("a text is begun by its title, and a title without letters is refused beside its field", async () => {
  await goTo("/content/news");
  await page.getByRole("link", { name: "New news item" }).click();
  const title = page.getByLabel("Title");
  await title.fill("???");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByText("An address is made of the letters a to z").waitFor();
  expect(await title.inputValue()).toBe("???");
  expect(await title.getAttribute("aria-invalid")).toBe("true");
  await title.fill("A made-up item");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/content\/news\/a-made-up-item\.md$/);
  await heading("A made-up item").waitFor();
});

test("a settled question takes its signs off and writes today's day", async () => {
  const id = sampleQuestions.member;
  await goTo("/questions");
  const article = page.locator(`#q${id}`);
  const topic = page.getByRole("navigation", { name: "Topics" }).getByRole("link");
  for (let index = 0; (await article.count()) === 0; index += 1) await topic.nth(index).click();
  await article
    .locator("details:not([open], .confirm) > summary")
    .click({ timeout: 1000 })
    .catch(() => undefined);
  // Each place names its field.
  await article.getByRole("link", { name: /: Position$/ }).waitFor();
  await article.getByText("It is settled …").click();
  await article.getByRole("button", { name: "It is settled" }).click();
  await page
    .getByText(new RegExp(`^Question ${id} is settled: the sign is off \\d places`))
    .waitFor();
  // At once, so that the next question is not pressed in its place.
  expect(await article.count()).toBe(0);
  expect(readFileSync(join(opened.root, samples.member), "utf8")).not.toContain(`⚠ ${id}`);
  const questions = readFileSync(join(opened.root, "content/site/open-questions.yaml"), "utf8");
  const day = new RegExp(`id: ${id}\\n[^-]*settled: "?\\d{4}-\\d{2}-\\d{2}`);
  expect(questions).toMatch(day);
  await page.getByText(/question.* settled$/).click();
  await page.getByRole("button", { name: `Open again (question ${id})` }).click();
  await page.getByText(`Question ${id} is open again.`).waitFor();
  expect(readFileSync(join(opened.root, "content/site/open-questions.yaml"), "utf8")).not.toMatch(
    day,
  );
});

test("nothing of the console complains on any place", () => {
  const frames = /Blocked script execution|404 \(Not Found\)|422/;
  expect(visitor.consoleErrors.filter((said) => !frames.test(said))).toEqual([]);
});
