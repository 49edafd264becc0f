import type { CDPSession, Locator, Page } from "@playwright/test";
import { countActivity } from "../support/activity-counts.ts";
import { findAxeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { openTour, type Tour } from "../support/chromium.ts";
import {
  applyReadingSize,
  applyTextSpacing,
  findContentLoss,
  setFonts,
} from "../support/content-loss.ts";
import { findInvisibleInForcedColours } from "../support/forced-colours.ts";
import { expectNoShift, watchShift } from "../support/layout-shift.ts";
import { origin } from "../support/origin.ts";
import { findPrintFaults, sheet } from "../support/print-faults.ts";
import { sampledPaths, sitePaths, statusPaths, visitedPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";
import {
  findDuplicateActions,
  findFakeControls,
  isEvenlySpaced,
  markRows,
  measureSteps,
  probeRow,
} from "./affordances.ts";
import { findFirstView, firstViewBytes } from "./first-view.ts";
import { narrowest, readingSizes } from "./reading-sizes.ts";

/** Each area of the site has a file of tests, so that workers share the pages. */
export type Area = "help" | "library" | "organisation";

function areaOf(path: string): Area {
  if (/^\/(?:news|data|documents|feeds|glossary|press|products\/strategic)/.test(path))
    return "library";
  return /^\/(?:your-data-rights|count|display|newsletter|offline|search|shutdown)/.test(path)
    ? "help"
    : "organisation";
}

const isForeign = (url: string) => !url.startsWith(origin) && !url.startsWith("data:");
/** Pages that are also opened on a wide screen, and shown in the fonts of the device. */
const sampled = new Set(sampledPaths(sitePaths()));

/** Declares the tests of the pages of an area: each page is opened once, on a phone, and then asked all of them. */
export function visitPages(area: Area): void {
  let visitor: Tour;
  let wide: Tour;
  let tools: CDPSession;
  let open: string | undefined;
  test.beforeAll(async ({ browser }) => {
    visitor = await openTour(browser, { viewport: phone });
    wide = await openTour(browser, { viewport: desk });
    tools = await visitor.page.context().newCDPSession(visitor.page);
    for (const { page } of [visitor, wide]) await watchShift(page);
  });

  /** Opens a page as a visitor would, unless the test before has done so. */
  async function arrive(path: string): Promise<Page> {
    const { page } = visitor;
    if (open === path) return page;
    await tools.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
    await page.setViewportSize(phone);
    await page.emulateMedia({ ...asDelivered });
    await visitor.open(origin + path);
    open = path;
    return page;
  }

  /** How many pages were looked at for affordances, and how many of them have breadcrumbs. */
  let looked = 0;
  let withBreadcrumbs = 0;
  /** Kinds of rows that were tried on an earlier page. Plain tables are one kind, tried in one area. */
  const triedRows: string[] = area === "organisation" ? [] : [" > tr."];

  for (const path of visitedPaths(sitePaths()).filter((path) => areaOf(path) === area)) {
    test.describe(`${path}`, () => {
      const isPublic = !statusPaths.includes(path);

      if (isPublic)
        test("has a first view within its budget and no layout shift until islands and fonts are ready", async () => {
          await arrive(path);
          await expectSmallSteadyView(visitor.page);
          // Wide screens have fewer things below each other that could move.
          if (!sampled.has(path)) return;
          await wide.open(origin + path);
          await expectSmallSteadyView(wide.page);
          expect(wide.requests.filter(isForeign)).toEqual([]);
          expect(await wide.page.context().cookies()).toEqual([]);
          expect(wide.consoleErrors).toEqual([]);
        });

      test("has no violation in light and dark, wide and narrow, and nothing foreign", async () => {
        const page = await arrive(path);
        await page.emulateMedia({ ...asDelivered, reducedMotion: "reduce" });
        await page.setViewportSize(desk);
        // Folded parts (cards, profiles) are checked open when wide and closed when narrow.
        await page.evaluate(setFolded, false);
        expect(await findAxeViolationsInBothSchemes(page), "1440 px, all open").toEqual([]);
        await page.setViewportSize({ width: 360, height: 900 });
        await page.evaluate(setFolded, true);
        expect(await findAxeViolationsInBothSchemes(page), "360 px").toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widest, "scrolls sideways at 320 px").toBeLessThanOrEqual(320);

        const { requests, consoleErrors } = visitor;
        const foreign = requests.filter(isForeign);
        const cookies = await page.context().cookies();
        expect(foreign).toEqual([]);
        expect(cookies).toEqual([]);
        expect(consoleErrors.filter((text) => !isExpected(path, text))).toEqual([]);
      });

      if (isPublic)
        test("has no false control, no action twice, even breadcrumbs, and rows that answer", async () => {
          const page = await arrive(path);
          await page.emulateMedia({ ...asDelivered, reducedMotion: "reduce" });
          await page.setViewportSize(desk);
          expect(await page.evaluate(findFakeControls), "change under a mouse").toEqual([]);
          expect(await page.evaluate(findDuplicateActions), "next to each other").toEqual([]);
          const steps = await page.evaluate(measureSteps);
          if (steps) expect(isEvenlySpaced(steps), JSON.stringify(steps)).toBe(true);
          if (steps) withBreadcrumbs += 1;
          looked += 1;
          const kinds = await page.evaluate(markRows, triedRows);
          for (const [index, kind] of kinds.entries()) {
            const row: Locator = page.locator(`[data-row-tried="${index}"]`);
            expect(await probeRow(page, row), `${kind} does not answer to`).toEqual([]);
          }
          triedRows.push(...kinds);
        });

      test("loses no content at any size, with or without our fonts, in forced colours, on paper", async () => {
        const page = await arrive(path);
        await page.mouse.move(0, 0);
        await page.emulateMedia({
          ...asDelivered,
          reducedMotion: "reduce",
          forcedColors: "active",
        });
        const losses = (await findInvisibleInForcedColours(page)).map(
          (loss) => `in forced colours: ${loss}`,
        );
        await page.emulateMedia({ forcedColors: "none", media: "print" });
        await applyReadingSize(page, tools, sheet);
        await page.evaluate(() => scrollTo(0, 0));
        const onPaper = [...(await findContentLoss(page)), ...(await findPrintFaults(page))];
        losses.push(...onPaper.map((loss) => `on paper: ${loss}`));
        await page.emulateMedia({ media: "screen" });

        for (const [name, size] of Object.entries(readingSizes)) {
          await applyReadingSize(page, tools, size);
          if (size.isSpaced) await applyTextSpacing(page);
          // Our fonts may arrive too late to be shown; then the page uses the device's.
          const isFallbackTested = sampled.has(path);
          for (const fonts of isFallbackTested
            ? (["ours", "the device’s"] as const)
            : (["ours"] as const)) {
            await setFonts(page, fonts);
            const areWordsWhole =
              name === narrowest && fonts === "ours" && /^\/news\/laws/.test(path);
            // The header is another one once the page is scrolled.
            for (const y of name === narrowest ? [400, 0] : [0]) {
              await page.evaluate((y) => scrollTo(0, y), y);
              const lost = await findContentLoss(page, areWordsWhole);
              losses.push(...lost.map((loss) => `${name}, ${fonts}, at ${y} px: ${loss}`));
            }
          }
        }
        // The spacing of letters cannot be taken back.
        open = undefined;
        expect(losses).toEqual([]);
      });
    });
  }

  test("most pages have breadcrumbs, and rows of several kinds were tried", () => {
    // Nothing to judge where one page was chosen.
    if (looked < 10) return;
    expect(withBreadcrumbs).toBeGreaterThan(looked / 2);
    expect(triedRows.length).toBeGreaterThan(3);
  });
}

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
/** What a browser says of its reader when she has chosen nothing. */
const asDelivered = {
  colorScheme: "light",
  reducedMotion: "no-preference",
  forcedColors: "none",
  media: "screen",
} as const;

async function expectSmallSteadyView(page: Page): Promise<void> {
  await expectNoShift(page);
  countActivity("first views weighed");
  const loaded = await findFirstView(page);
  const list = loaded.map(({ name, bytes }) => `${bytes} ${name}`).join("\n");
  const sum = (files: typeof loaded) => files.reduce((total, { bytes }) => total + bytes, 0);
  const where = `${page.viewportSize()?.width} px:\n${list}`;
  expect(sum(loaded), where).toBeLessThanOrEqual(firstViewBytes.all);
  const fonts = loaded.filter(({ name }) => name.endsWith(".woff2"));
  expect(sum(fonts)).toBeLessThanOrEqual(firstViewBytes.fonts);
}

/** Closes or opens the folded parts of the page that were closed when it came. */
function setFolded(isFolded: boolean): void {
  const selector = isFolded ? "details[data-unfolded]" : "main details:not([open])";
  for (const details of document.querySelectorAll<HTMLDetailsElement>(selector)) {
    details.dataset.unfolded = "";
    details.open = !isFolded;
  }
}

/** Browsers report the status of the status pages, and 404 logs its path by design. */
function isExpected(path: string, message: string): boolean {
  return statusPaths.includes(path) && /404/.test(message);
}
