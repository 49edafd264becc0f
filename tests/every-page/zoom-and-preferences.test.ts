import type { CDPSession } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { closeBrowser, openVisitorPage, type VisitorPage } from "../support/chromium.ts";
import {
  applyReadingSize,
  applyTextSpacing,
  findContentLoss,
  type ReadingSize,
  setFonts,
} from "../support/content-loss.ts";
import { findInvisibleInForcedColours } from "../support/forced-colours.ts";
import { findPrintFaults, sheet } from "../support/print-faults.ts";
import { sampledPaths, sitePaths, visitedPaths } from "../support/site-paths.ts";

afterAll(closeBrowser);
const origin = inject("origin");

/** Pages of every kind on which the sizes of /display are tested: all of them would cost a minute. */
const sample = new Set([
  "/",
  "/404",
  "/about/team",
  "/contact",
  "/display",
  "/donate",
  "/news",
  "/news/laws",
  "/our-products/overview",
  "/products/strategic-litigation",
  "/programmes/bita",
  "/search",
  "/your-data-rights",
  "/your-data-rights/loan-app",
  "/your-data-rights/letters/access",
]);

/** Where words of the law library must not break either. */
const narrowest = "letters twice as large on the narrowest phone";

const sizes: Record<string, ReadingSize & { only?: ReadonlySet<string> }> = {
  "letters twice as large on a desk": { width: 1440, height: 900, letters: 32 },
  "letters twice as large on a phone": { width: 390, height: 844, letters: 32 },
  [narrowest]: { width: 320, height: 568, letters: 32 },
  "text chosen half as large again on the narrowest phone": {
    width: 320,
    height: 568,
    chosen: 150,
  },
  "text chosen half as large again on a phone": {
    width: 360,
    height: 800,
    chosen: 150,
    only: sample,
  },
  "text chosen half as large again on a small desk": {
    width: 1190,
    height: 800,
    chosen: 150,
    only: sample,
  },
  "text chosen half as large again on a tablet": {
    width: 768,
    height: 1024,
    chosen: 150,
    only: sample,
  },
  "a very wide screen": { width: 2560, height: 1400 },
  "a page enlarged fourfold, or a narrow phone": { width: 320, height: 256 },
  "a small desk": { width: 1024, height: 768 },
  // A tablet needs more room with wide letters. Last, because the spacing cannot be removed.
  "letters, words and lines far apart on a tablet": { width: 768, height: 1024, isSpaced: true },
};

/** Pages on which the fallback fonts are tested as well. */
const sampled = new Set(sampledPaths(sitePaths()));

let visitor: VisitorPage;
let tools: CDPSession;
beforeAll(async () => {
  visitor = await openVisitorPage({ reducedMotion: "reduce" });
  tools = await visitor.page.context().newCDPSession(visitor.page);
});

describe.each(visitedPaths(sitePaths()))("%s", (path) => {
  test("loses no content at any size, with or without our fonts, in forced colours, on paper", async () => {
    const { page } = visitor;
    await page.goto(origin + path, { waitUntil: "domcontentloaded" });
    const losses: string[] = [];

    // Islands show other controls than the page that they wake.
    await page.waitForFunction(
      () => !document.querySelector("[data-when=idle]:not([data-state=hydrated])"),
    );
    await page.emulateMedia({ forcedColors: "active" });
    losses.push(
      ...(await findInvisibleInForcedColours(page)).map((loss) => `in forced colours: ${loss}`),
    );
    await page.emulateMedia({ forcedColors: "none", media: "print" });
    await applyReadingSize(page, tools, sheet);
    const onPaper = [...(await findContentLoss(page)), ...(await findPrintFaults(page))];
    losses.push(...onPaper.map((loss) => `on paper: ${loss}`));
    await page.emulateMedia({ media: "screen" });

    for (const [name, size] of Object.entries(sizes)) {
      if (size.only && !size.only.has(path)) continue;
      await applyReadingSize(page, tools, size);
      if (size.isSpaced) await applyTextSpacing(page);
      // Our fonts may arrive too late to be shown; then the page uses the device's.
      const isFallbackTested = !size.only && sampled.has(path);
      for (const fonts of isFallbackTested
        ? (["ours", "the device’s"] as const)
        : (["ours"] as const)) {
        await setFonts(page, fonts);
        const areWordsWhole = name === narrowest && fonts === "ours" && /^\/news\/laws/.test(path);
        losses.push(
          ...(await findContentLoss(page, areWordsWhole)).map(
            (loss) => `${name}, ${fonts}: ${loss}`,
          ),
        );
      }
    }
    expect(losses).toEqual([]);
  });
});
