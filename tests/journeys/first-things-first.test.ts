import { casesPath, getCases } from "#collections/cases/cases.ts";
import { getLaws, lawsPath } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getProgramme } from "#collections/programmes/collection.ts";
import { letterPath, letterSlugs } from "#collections/rights/rights.ts";
import { getPillars } from "#collections/site/strategy.ts";
import { origin } from "../support/origin.ts";
import { pageHtml } from "../support/page-html.ts";
import { publicPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";

// What a visitor came for stands before what explains it.

const phone = { viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1440, height: 900 } };
const home = getPage("home");

/** A page's own part, without header, menu and footer. */
async function mainOf(path: string): Promise<string> {
  return /<main[\s\S]*<\/main>/.exec(await pageHtml(path))?.[0] ?? "";
}

for (const size of [phone, desk]) {
  test(`8: a letter's folds cross none of its words (${size.viewport.width} px)`, async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage(size);
    const { page } = visitor;
    for (const letter of letterSlugs) {
      await page.goto(origin + letterPath(letter));
      const crossed = await page.locator("main article").evaluateAll((sheets) =>
        sheets.flatMap((sheet) =>
          ["::before", "::after"].flatMap((tick) => {
            const drawn = getComputedStyle(sheet, tick);
            if (drawn.display === "none") return [];
            const box = sheet.getBoundingClientRect();
            const y = box.top + Number.parseFloat(drawn.top);
            const [left, right] = [box.left + Number.parseFloat(drawn.left) + 14, box.right - 14];
            const words = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
            const range = document.createRange();
            const hit: string[] = [];
            while (words.nextNode()) {
              range.selectNodeContents(words.currentNode);
              const isCrossed = [...range.getClientRects()].some(
                (line) =>
                  line.top < y + 2 && line.bottom > y && (line.left < left || line.right > right),
              );
              if (isCrossed) hit.push(words.currentNode.textContent ?? "");
            }
            return hit;
          }),
        ),
      );
      expect(crossed, letter).toEqual([]);
    }
  });
}

test("18: the pillars are drawn large on their own page, and at the head of that of the departments", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage(desk);
  const { page } = visitor;
  const large: string[] = [];
  const cloths = getPillars().map(({ art }) => `/art/${art}`);
  for (const path of publicPaths()) {
    const main = await mainOf(path);
    if (!cloths.some((cloth) => main.includes(cloth))) continue;
    await page.goto(origin + path);
    const widths = await page
      .locator("main img")
      .evaluateAll(
        (images, sources) =>
          images
            .filter((image) => sources.some((src) => image.getAttribute("src")?.startsWith(src)))
            .map((image) => image.getBoundingClientRect().width),
        cloths,
      );
    if (Math.max(...widths) > 160) large.push(path);
  }
  expect(large).toEqual(["/about/otc-framework", "/what-we-do/approach"]);
});

test("19: the second half of home has the case and the news", async () => {
  const main = await mainOf("/");
  const decided = getCases().find(({ slug }) => slug === home.doors.decision.case);
  const half = main.slice(main.indexOf("case-clock"));
  expect(decided && half.includes(`href="${decided.path}"`)).toBe(true);
  expect(half).toContain('href="/news/');
});

test("20: the figures of home have captions of three words at most, and their limits come later", async () => {
  const main = await mainOf("/");
  const [first = ""] = /<dl[\s\S]*?<\/dl>/.exec(main) ?? [];
  const captions = [...first.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, words = ""]) => words);
  expect(captions).toEqual(home.hero.first.stats.map(({ label }) => label));
  for (const words of captions) expect(words.split(" ").length, words).toBeLessThanOrEqual(3);
  const limits = main.indexOf(home.figures.heading);
  expect(limits).toBeGreaterThan(main.indexOf(home.doors.decision.heading));
  expect(main).toContain(`${getLaws().length} are in our library so far`);
});

test("21 and 23: the first headline and the payment are near on a phone", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage(phone);
  const { page } = visitor;
  await page.goto(`${origin}/news`);
  expect((await page.locator("main article h2").first().boundingBox())?.y).toBeLessThan(500);
  await page.goto(`${origin}/donate`);
  const pay = page.getByRole("button", { name: getPage("donate").form.submit });
  expect((await pay.boundingBox())?.y).toBeLessThan(1670);
  const baskets = await page
    .locator("[aria-labelledby=impact] li svg")
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  expect(new Set(baskets).size).toBe(4);
});

test("22: BiTA's case leads to the page of that case", async () => {
  const { link, landmarkCase } = getProgramme("bita");
  expect(getCases().map(({ path }) => path)).toContain(landmarkCase.link.href);
  const main = await mainOf(link);
  const words = main.slice(main.indexOf(landmarkCase.heading));
  expect(/href="([^"]*)"/.exec(words)?.[1]).toBe(landmarkCase.link.href);
});

test("24: only the arrow of the opened list turns", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage(phone);
  const { page } = visitor;
  await page.goto(`${origin}/about/team`);
  const { write } = getPage("team").join;
  const list = page.locator("details", { hasText: write.label });
  await list.locator("summary").click();
  const turned = (name: string) =>
    list.locator(`${name} svg`).evaluate((arrow) => getComputedStyle(arrow).rotate);
  expect(await turned("summary")).toBe("180deg");
  expect(await turned("a")).toBe("none");
});

test("25: the laws of a country stand by kind, years first and in order", async () => {
  const main = await mainOf(`${lawsPath}/country/uganda`);
  const groups = main.split(/id="kind-/).slice(1);
  expect(groups.length).toBeGreaterThan(1);
  for (const group of groups) {
    const years = [...group.matchAll(/aria-hidden="true">(\d{4})<\/p>/g)].map(([, year]) =>
      Number(year),
    );
    expect(years.length, group.slice(0, 40)).toBeGreaterThan(0);
    expect(years).toEqual(years.toSorted((one, other) => one - other));
  }
});

test("26: the key of the map counts what the page lists", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage(desk);
  const { page } = visitor;
  await page.goto(origin + lawsPath);
  const { library } = getPage("laws");
  const key = page.getByRole("listitem").filter({ hasText: library.mapKey.bare });
  const sentence = await page.locator("p", { hasText: library.noneVerified }).first().textContent();
  const [, names = ""] = /: (.*?)\./.exec(sentence ?? "") ?? [];
  expect(Number(await key.locator("b").textContent())).toBe(names.split(/, | and /).length);
});

test("27: the way for a person in trouble stands above the contact form", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage(phone);
  const { page } = visitor;
  await page.goto(`${origin}/contact`);
  const { trouble } = getPage("contact");
  const way = await page
    .getByRole("main")
    .getByRole("link", { name: trouble.link.label })
    .boundingBox();
  const form = await page.locator("main form").first().boundingBox();
  expect(way?.y).toBeLessThan(form?.y ?? 0);
});

test("29: the slides of the hero share one height on a phone", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage(phone);
  const { page } = visitor;
  await page.goto(origin);
  const heights = await page
    .locator("[aria-roledescription=slide]")
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().height));
  expect(heights).toHaveLength(1 + home.hero.slides.length);
  expect(new Set(heights).size).toBe(1);
});

test("29: no text in the table of cases has more than five lines at 768 px", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage({ viewport: { width: 768, height: 1024 } });
  const { page } = visitor;
  await page.goto(origin + casesPath);
  const lines = await page.locator("main table").evaluate((table) => {
    const words = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: number[] = [];
    while (words.nextNode()) {
      range.selectNodeContents(words.currentNode);
      found.push(new Set([...range.getClientRects()].map(({ top }) => top)).size);
    }
    return found;
  });
  expect(lines.length).toBeGreaterThan(0);
  expect(Math.max(...lines)).toBeLessThanOrEqual(5);
});
