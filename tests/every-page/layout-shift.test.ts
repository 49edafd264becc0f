import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { countActivity } from "../support/activity-counts.ts";
import { closeBrowser, openTour, type Tour } from "../support/chromium.ts";
import { expectNoShift, watchShift } from "../support/layout-shift.ts";
import { recordFigures } from "../support/record-figures.ts";
import { publicPaths, sampledPaths, visitedPaths } from "../support/site-paths.ts";

afterAll(closeBrowser);

/** Files that a page may request, itself included, until its islands are hydrated. */
const maxRequests = 16;
/**
 * `SLOW_LINK_KBPS=60` lets pages come at 60 kB a second to a processor three times slower, so that documents are painted
 * in pieces; each page takes two seconds more, too long for every run, which does so with five of them.
 */
const slowLinkSpeed = Number(process.env.SLOW_LINK_KBPS);
/** Bytes over the wire until a page can be read and used. */
const maxFirstViewBytes = { view: 75_000, fonts: 37_000 };

/**
 * Files sent over the wire, without the scripts of islands and the dictionary for later pages, which is fetched when
 * the browser is idle: both have separate budgets (weight.test.ts). A file that is read again from the browser's
 * cache, such as a late font, counts once.
 */
function firstView(page: Page) {
  return page.evaluate(() => {
    const first = document.querySelector("script[src]")?.getAttribute("src") ?? "";
    const seen = new Set<string>();
    return [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ]
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name, transferSize }) => {
        const again = seen.has(name);
        seen.add(name);
        return !again || transferSize > 0;
      })
      .map(({ name, encodedBodySize }) => ({
        name: new URL(name).pathname,
        bytes: encodedBodySize,
      }))
      .filter(({ name }) => !name.startsWith("/assets/dictionary-"))
      .filter(({ name }) => !name.endsWith(".js") || name === first || name.includes("after-load"));
  });
}

async function slowDown(page: Page, kilobytesPerSecond: number): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const throughput = kilobytesPerSecond * 1000;
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 3 });
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 5,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

let visitors: Tour[];
/** Pages that are also visited on a wide screen. */
const sampled = new Set(sampledPaths(publicPaths()));
beforeAll(async () => {
  const screens = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ];
  visitors = await Promise.all(screens.map((viewport) => openTour({ viewport })));
  for (const { page } of visitors) {
    if (slowLinkSpeed) await slowDown(page, slowLinkSpeed);
    await watchShift(page);
  }
});

describe.each(visitedPaths(publicPaths()))("%s", (path) => {
  test("has a first view within its budget and no layout shift until islands and fonts are ready", async () => {
    let largest = 0;
    // Wide screens have fewer things below each other that could move.
    for (const { page, open } of sampled.has(path) ? visitors : visitors.slice(0, 1)) {
      await open(inject("origin") + path);
      await expectNoShift(page);

      countActivity("first views weighed");
      const loaded = await firstView(page);
      const list = loaded.map(({ name, bytes }) => `${bytes} ${name}`).join("\n");
      const sum = (files: typeof loaded) => files.reduce((total, { bytes }) => total + bytes, 0);
      largest = Math.max(largest, sum(loaded));
      recordFigures({ size: largest, bound: maxFirstViewBytes.view });
      expect(sum(loaded), `${page.viewportSize()?.width} px:\n${list}`).toBeLessThanOrEqual(
        maxFirstViewBytes.view,
      );
      const fonts = loaded.filter(({ name }) => name.endsWith(".woff2"));
      expect(sum(fonts)).toBeLessThanOrEqual(maxFirstViewBytes.fonts);
    }
  });
});

test("pages on a slow line have no layout shift", async () => {
  await using visitor = await openTour({ viewport: { width: 390, height: 844 } });
  await slowDown(visitor.page, 60);
  await watchShift(visitor.page);
  for (const path of ["/", "/contact", "/news", "/glossary", "/products/strategic-litigation"]) {
    await visitor.open(inject("origin") + path);
    await expectNoShift(visitor.page);
  }
});

test("the heaviest pages request few files", async () => {
  for (const path of ["/", "/contact", "/donate", "/newsletter"]) {
    for (const { page, requests, open } of visitors) {
      // Slides that move fetch the next ones, sooner or later as the machine is quick.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(inject("origin") + path);
      await page.waitForFunction(
        () => !document.querySelector("[data-when=idle]:not([data-state=hydrated])"),
      );
      // A late font is read twice, the second time from the browser's cache.
      const isReadAgain = (url: string, at: number) =>
        url.endsWith(".woff2") && requests.indexOf(url) < at;
      // The browser's own frame asks for a sign, where it has a window.
      const isOfPage = (url: string) => !url.startsWith("data:") && !url.endsWith("/favicon.svg");
      const asked = requests.filter((url, at) => isOfPage(url) && !isReadAgain(url, at));
      recordFigures({ [`requests of ${path} at ${page.viewportSize()?.width}`]: asked.length });
      expect(asked.length, `${path}\n${asked.join("\n")}`).toBeLessThanOrEqual(maxRequests);
    }
  }
});
