import type { Page } from "@playwright/test";
import { getLetter } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getDoors } from "#collections/rights/rights.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";
import { findAxeViolationsEverywhere } from "../support/axe-violations.ts";
import { type VisitorPage, waitForHydration } from "../support/chromium.ts";
import { origin } from "../support/origin.ts";
import { pageHtml, policyIn } from "../support/page-html.ts";
import { expect, test } from "../support/test.ts";

const sheet = getPage("evidence");
const form = getLetterForm();
const lines = [
  "On 2\u00a0November 2026 at about 08:00, from 0700 000 111: They wrote to my aunt.",
  "On 3\u00a0November 2026: They called me at work.",
] as const;

/** Opens the page and waits until nothing more is to be fetched; what comes later is listed. */
async function openSheet({ page, requests }: VisitorPage): Promise<void> {
  await page.goto(origin + sheet.path, { waitUntil: "networkidle" });
  await waitForHydration(page, "evidence-builder");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  requests.length = 0;
}

const field = (page: Page, name: string, number = 1) => page.locator(`#${name}-${number}`);
const paperOf = (page: Page) => page.locator("#sheet article");
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

async function writeTwoEntries(page: Page): Promise<void> {
  await field(page, "date").fill("2026-11-02");
  await field(page, "time").fill("08:00");
  await field(page, "from").fill("0700 000 111");
  await field(page, "what").fill("They wrote to my aunt.");
  await page.getByRole("button", { name: sheet.add }).click();
  await field(page, "date", 2).fill("2026-11-03");
  await field(page, "what", 2).fill("They called me at work.");
  await page.getByText(lines[1]).waitFor();
}

const readWhat = (page: Page) => page.locator("[name=what]").inputValue();

async function openLetter(page: Page, slug: string): Promise<void> {
  await page.goto(origin + getLetter(slug).path);
  await waitForHydration(page, "letter-builder");
}

test.describe("the evidence sheet", () => {
  test("keeps nothing and sends nothing before the box is ticked", { tag: "@gate" }, async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage({ viewport: { width: 390, height: 844 } });
    const { page, requests } = visitor;
    await openSheet(visitor);
    await writeTwoEntries(page);
    expect(await paperOf(page).innerText()).toContain("They wrote to my aunt.");
    expect(await stored(page)).toBe("[{},{}]");
    await page.reload();
    await waitForHydration(page, "evidence-builder");
    expect(await field(page, "what").inputValue()).toBe("");

    await writeTwoEntries(page);
    requests.length = 0;
    await page.getByLabel(sheet.keep.label).check();
    await page.getByText(sheet.keep.kept).waitFor();
    await field(page, "seen").fill("my aunt");
    expect(await stored(page)).toContain("my aunt");
    expect(requests).toEqual([]);
    await page.reload();
    await waitForHydration(page, "evidence-builder");
    await expect.poll(() => field(page, "what", 2).inputValue()).toBe("They called me at work.");

    await page.getByLabel(sheet.keep.label).uncheck();
    await page.getByText(sheet.keep.removed).waitFor();
    expect(await stored(page)).toBe("[{},{}]");
    expect(visitor.consoleErrors).toEqual([]);
  });

  test("takes an entry out, and moves the focus to the button for another one", async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await openSheet(visitor);
    await writeTwoEntries(page);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("what-2");
    await page.getByRole("button", { name: sheet.remove }).first().click();
    await expect.poll(() => field(page, "what").inputValue()).toBe("They called me at work.");
    expect(await page.locator(":focus").innerText()).toBe(sheet.add);
    await page.getByRole("button", { name: sheet.remove }).click();
    await expect.poll(() => field(page, "what").inputValue()).toBe("");
  });

  test("is cleared by the quick exit, with what it handed to a letter", async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await openSheet(visitor);
    await writeTwoEntries(page);
    await page.getByLabel(sheet.keep.label).check();
    await page.getByText(sheet.keep.kept).waitFor();
    await page.getByRole("link", { name: form.leave.button }).click();
    await page.waitForURL(`${origin}/news`);
    expect(await stored(page)).toBe("[{},{}]");
  });

  test("keeps the entries of two tabs, and shows in one what the other keeps or clears", async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await openSheet(visitor);
    await writeTwoEntries(page);
    await page.getByLabel(sheet.keep.label).check();
    const other = await page.context().newPage();
    await other.goto(origin + sheet.path);
    await waitForHydration(other, "evidence-builder");
    await other.getByRole("button", { name: sheet.add }).click();
    await field(other, "what", 3).fill("They came.");
    await expect.poll(() => field(page, "what", 3).inputValue()).toBe("They came.");
    await field(page, "harm").fill("fear");
    const kept = await page.evaluate(() => localStorage.getItem("otc-evidence"));
    expect(JSON.parse(kept ?? "{}").entries).toHaveLength(3);

    await other.getByRole("link", { name: form.leave.button }).click();
    await other.waitForURL(`${origin}/news`);
    await expect.poll(() => page.getByLabel(sheet.keep.label).isChecked()).toBe(false);
    await field(page, "harm").fill("fear again");
    expect(await stored(page)).toBe("[{},{}]");
  });

  test("tells that the browser keeps nothing", async ({ openVisitorPage }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new Error("full");
      };
    });
    await openSheet(visitor);
    await field(page, "what").fill("They called.");
    await page.getByLabel(sheet.keep.label).click();
    await page.getByText(sheet.keep.notKept).waitFor();
    expect(await page.getByLabel(sheet.keep.label).isChecked()).toBe(false);
  });

  test("has no axe violation with entries, and does not scroll sideways", async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage({ reducedMotion: "reduce" });
    const { page } = visitor;
    await openSheet(visitor);
    await writeTwoEntries(page);
    await field(page, "from").fill("a".repeat(300));
    // Bars that stay while the page scrolls cover what is there again in a moment.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>("body *")) {
        if (getComputedStyle(element).position === "sticky") element.style.position = "static";
      }
    });
    expect(await findAxeViolationsEverywhere(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("prints blank on one A4 page without JavaScript, and explains why", async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage({ javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(origin + sheet.path);
    expect(await page.getByText(sheet.blank).isVisible()).toBe(true);
    expect(await page.locator("main [data-fields]").isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("tbody tr:visible").count()).toBe(8);
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(paper).toMatch(/\/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/);
  });

  test("prints entries and the blank rows that are left on one A4 page", async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await openSheet(visitor);
    await writeTwoEntries(page);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("tbody tr:visible").count()).toBe(8);
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test("forbids connections and forms by its policy", async () => {
    const policy = policyIn(await pageHtml(sheet.path));
    expect(policy).toContain("connect-src 'none';");
    expect(policy).toContain("form-action 'none';");
  });

  test("is linked from the page of all doors and from the doors that it names", async () => {
    const link = `href="${sheet.path}"`;
    const doors = getDoors().filter(({ slug }) => sheet.doors.includes(slug));
    expect(doors.length).toBeGreaterThan(0);
    for (const path of ["/your-data-rights", ...doors.map((door) => door.path)]) {
      expect(await pageHtml(path), path).toContain(link);
    }
  });
});

test.describe("a letter and the evidence sheet", () => {
  test("each letter that the sheet names takes its lines over after a press", async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    for (const slug of sheet.letters) {
      await openSheet(visitor);
      await writeTwoEntries(page);
      const name = sheet.preview.take.replace("{letter}", getLetter(slug).name);
      await page.getByRole("link", { name }).click();
      await page.waitForURL(origin + getLetter(slug).path);
      await waitForHydration(page, "letter-builder");
      const expected = `1. ${lines[0]}\n2. ${lines[1]}`;
      await expect.poll(() => readWhat(page), { message: slug }).toBe(expected);
      expect(await page.getByRole("article", { name: form.sheet }).innerText()).toContain(lines[1]);
      expect(await stored(page), slug).toBe("[{},{}]");
      expect(page.url()).not.toMatch(/[?#]/);
    }
  });

  test("where the browser hands nothing on, the lines are marked to be copied", async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new Error("forbidden");
      };
    });
    await openSheet(visitor);
    await field(page, "what").fill("They called me at work.");
    const [slug = ""] = sheet.letters;
    const name = sheet.preview.take.replace("{letter}", getLetter(slug).name);
    await page.getByRole("link", { name }).click();
    await page.getByRole("alert").getByText(sheet.keep.notKept).waitFor();
    expect(await page.evaluate(() => `${getSelection()}`.trim())).toBe("They called me at work.");
    expect(page.url()).toBe(origin + sheet.path);
    await page.getByRole("link", { name }).click();
    await page.waitForURL(origin + getLetter(slug).path);
  });

  test("kept lines enter a letter only by the button, after what is typed there", async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await openSheet(visitor);
    await writeTwoEntries(page);
    await page.getByLabel(sheet.keep.label).check();
    await page.getByText(sheet.keep.kept).waitFor();
    for (const slug of ["stop-harm", "complaint"]) {
      await openLetter(page, slug);
      const several = sheet.take.several.replace("{number}", "2");
      const putIn = page.getByRole("button", { name: several });
      await putIn.waitFor();
      expect(await readWhat(page), slug).toBe("");
      await page.locator("[name=what]").fill("It goes on.");
      await putIn.click();
      const text = `It goes on.\n1. ${lines[0]}\n2. ${lines[1]}`;
      expect(await readWhat(page), slug).toBe(text);
      const letter = page.getByRole("article", { name: form.sheet });
      await expect.poll(() => letter.innerText()).toContain(lines[0]);
      await putIn.click();
      expect(await readWhat(page), slug).toBe(text);
      await page.getByRole("button", { name: sheet.take.sheet }).click();
      const pointer = sheet.line.sheet.replace("{number}", "2");
      expect(await readWhat(page), slug).toBe(`It goes on.\n${pointer}`);
    }
  });

  test("without lines a letter links to the sheet", async ({ openVisitorPage }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await openLetter(page, "complaint");
    const link = page.locator("main").getByRole("link", { name: sheet.link });
    expect(await link.getAttribute("href")).toBe(sheet.path);
  });
});
