import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pseudoText } from "#app/language/pseudo-language.fixture.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { findAxeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { closeBrowser, openVisitorPage, type VisitorPage } from "../support/chromium.ts";
import { applyReadingSize, findContentLoss } from "../support/content-loss.ts";
import { findPrintFaults, sheet } from "../support/print-faults.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { visitedPaths } from "../support/site-paths.ts";
import { renderTranslatedSite, type TranslatedSite } from "../support/translated-site.ts";

let copy: TranslatedSite;
let site: RunningSite;
let visitor: VisitorPage;
beforeAll(async () => {
  copy = await renderTranslatedSite({
    lg: ({ unit }) => pseudoText(unit.english),
  });
  site = await startSite({}, ["env", "-C", copy.root]);
  visitor = await openVisitorPage({ reducedMotion: "reduce" });
});
afterAll(async () => {
  await visitor[Symbol.asyncDispose]();
  await closeBrowser();
  await site[Symbol.asyncDispose]();
  copy[Symbol.dispose]();
});

const sizes = {
  "a narrow phone": { width: 320, height: 568 },
  "a phone": { width: 390, height: 844 },
  "a tablet": { width: 768, height: 1024 },
  "a small desk": { width: 1190, height: 800 },
  "a desk": { width: 1440, height: 900 },
  "letters twice as large on a desk": { width: 1440, height: 900, letters: 32 },
  "letters twice as large on a phone": { width: 390, height: 844, letters: 32 },
};

describe("the help path in a language of long words and rare letters", () => {
  test("loses no content at any size or on paper, and has no axe violation", async () => {
    const { page } = visitor;
    const tools = await page.context().newCDPSession(page);
    const losses: string[] = [];
    for (const path of visitedPaths(copy.pages)) {
      await page.goto(site.origin + path, { waitUntil: "load" });
      for (const [name, size] of Object.entries(sizes)) {
        await applyReadingSize(page, tools, size);
        losses.push(...(await findContentLoss(page)).map((loss) => `${path}, ${name}: ${loss}`));
      }
      await page.emulateMedia({ media: "print" });
      await applyReadingSize(page, tools, sheet);
      const onPaper = [...(await findContentLoss(page)), ...(await findPrintFaults(page))];
      losses.push(...onPaper.map((loss) => `${path}, on paper: ${loss}`));
      await page.emulateMedia({ media: "screen" });
      // So high that nothing sticky lies over the page.
      await applyReadingSize(page, tools, { width: 390, height: 12_000 });
      const violations = await findAxeViolationsInBothSchemes(page);
      losses.push(...violations.map((violation) => `${path}: ${violation}`));
    }
    expect(losses).toEqual([]);
  });
});

describe("a page in two languages", () => {
  const textOf = async (path: string) => (await fetch(site.origin + path)).text();
  const linksOf = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language, address]) => `${language} ${address}`,
    );

  test("names both and its English address for all others, whichever of them is read", async () => {
    const { url } = getOrganisation();
    for (const path of copy.pages) {
      const english = path.slice("/lg".length);
      const wanted = [`en ${url}${english}`, `lg ${url}${path}`, `x-default ${url}${english}`];
      const [translated, source] = [await textOf(path), await textOf(english)];
      expect(linksOf(translated), path).toEqual(wanted);
      expect(linksOf(source), english).toEqual(wanted);
      expect(translated, path).toContain('<html lang="lg"');
      expect(source, english).toContain('<html lang="en"');
    }
    expect(linksOf(await textOf("/donate"))).toEqual([]);
  });

  test("is in the site map by each of its addresses, where search engines may show it", async () => {
    const map = await textOf("/sitemap.xml");
    const { url } = getOrganisation();
    const inMap = (path: string) => map.includes(`<loc>${url}${path}</loc>`);
    for (const path of copy.pages) {
      expect(inMap(path), path).toBe(inMap(path.slice("/lg".length)));
    }
    expect(copy.pages.filter(inMap).length).toBeGreaterThan(20);
  });

  test("is a link of 44 px away in the other, by the name of that language", async () => {
    const { page } = visitor;
    await page.setViewportSize(sizes["a narrow phone"]);
    await page.goto(`${site.origin}/lg/shutdown`);
    const links = page.locator("nav a[hreflang]");
    expect(await links.allTextContents()).toEqual(["English", "Luganda"]);
    expect(await links.nth(1).getAttribute("aria-current")).toBe("page");
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await links.first().click();
    expect(new URL(page.url()).pathname).toBe("/shutdown");
  });
});
