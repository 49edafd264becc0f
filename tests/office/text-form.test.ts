import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { samples, writeSamples } from "../../office/content/sample-content.fixture.ts";
import { everything, findAxeViolations } from "../support/axe-violations.ts";
import { closeBrowser, openVisitorPage, type VisitorPage } from "../support/chromium.ts";
import { openTestOffice, type TestOffice } from "../support/test-office.ts";

let opened: TestOffice;
let visitor: VisitorPage;
let page: Page;

beforeAll(async () => {
  opened = await openTestOffice({ prepare: writeSamples });
  opened.git("tag", "begin");
  visitor = await openVisitorPage({
    viewport: { width: 1440, height: 1000 },
    reducedMotion: "reduce",
    locale: "en-US",
  });
  page = visitor.page;
  await page.goto(opened.office.newAddress());
});
afterEach(async () => {
  await page.goto("about:blank");
  opened.git("reset", "--quiet", "--hard", "begin");
  opened.git("clean", "--quiet", "--force", "-d", "content", "public");
});
afterAll(async () => {
  await visitor?.[Symbol.asyncDispose]();
  await opened?.[Symbol.asyncDispose]();
  await closeBrowser();
});

const read = (file: string) => readFileSync(join(opened.root, file), "utf8");
const open = async (file: string, field = "") => {
  const query = field && `?field=${encodeURIComponent(field)}`;
  await page.goto(`${opened.office.origin}/office/${file}${query}`);
  await page.locator("main .field").first().waitFor();
};
const fold = (name: string) =>
  page.locator("details.fold", { has: page.getByText(name, { exact: true }) });
const barriers = async () =>
  (await findAxeViolations(page, { rules: [...everything], within: "body", frames: false })).filter(
    (barrier) => !barrier.includes("iframe"),
  );

/** The law about which the most is said. */
function longestLaw(): string {
  const folder = join(opened.root, "content/laws");
  const [first = ""] = readdirSync(folder).sort(
    (a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size,
  );
  return `content/laws/${first}`;
}

test.each([1440, 390])(
  "a law is at most 3,000 px high at first sight, %i px wide",
  async (width) => {
    await page.setViewportSize({ width, height: 1000 });
    await open(longestLaw());
    await page.getByRole("heading", { name: "What it says on six points" }).waitFor();
    const { height, wider } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      wider: document.documentElement.scrollWidth - window.innerWidth,
    }));
    expect(height).toBeLessThanOrEqual(3000);
    expect(wider).toBeLessThanOrEqual(0);
    expect(await barriers()).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 1000 });
  },
);

test("title, summary and text come first, and each fold says what is in it", async () => {
  await open(samples.news);
  const labels = await page.locator("main .form > .field > .label").allTextContents();
  expect(labels).toEqual(["Title", "Summary", "Text"]);
  await expect
    .poll(() => fold("Day and kind").locator("summary").innerText())
    .toMatch(/20 November 2026 · Announcement · Technology/);
  expect(await fold("Country and case").locator("summary").innerText()).toContain(
    "Sample complaint",
  );
  expect(await fold("Sources").locator("summary").innerText()).toContain("None");
});

test("a day is written as 28/11/2026, and a wrong one gets a sentence and opens its fold", async () => {
  await open(samples.news);
  await fold("Day and kind").locator("summary").click();
  const day = page.getByLabel("Day of publication");
  expect(await day.inputValue()).toBe("20/11/2026");
  await day.fill("31/02/2026");
  await day.blur();
  await page.getByText("Write it as 28/11/2026: day, month, year.").waitFor();
  await open(samples.news);
  await expect.poll(() => fold("Day and kind").getAttribute("open")).not.toBe(null);
  expect(await day.inputValue()).toBe("31/02/2026");
  await day.fill("1/12/2026");
  await page.getByText("Write it as 28/11/2026: day, month, year.").waitFor({ state: "detached" });
  await expect
    .poll(() => fold("Day and kind").locator("summary").textContent())
    .toContain("1 December 2026");
});

test("a question is settled where it is, by the name of its field", async () => {
  await open(samples.member, "position");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-position");
  expect(await fold("Photograph").locator("summary").innerText()).toContain("⚠ 9001");
  await page.getByRole("button", { name: "take the sign ⚠ 9001 away from “Position”" }).click();
  await page.getByText("⚠ 9001, Position:").waitFor({ state: "detached" });
});

test("what is new begins empty, with a grey example and no remarks for text editors", async () => {
  await page.goto(`${opened.office.origin}/office/content/news/new`);
  await page.getByLabel("Title").fill("Forty-two people learn");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByText("Who did what, where and when? Begin with what is new.").waitFor();
  expect(await page.getByLabel("Summary").inputValue()).toBe("");
  expect(await page.getByRole("textbox", { name: "Text" }).getAttribute("aria-multiline")).toBe(
    "true",
  );
  const begun = read("content/news/forty-two-people-learn.md");
  expect(begun).toMatch(/^---\ntitle: Forty-two people learn\ndate: .*\ndraft: true\n---\n+$/s);
  expect(begun).not.toMatch(/#|TODO/);
});
