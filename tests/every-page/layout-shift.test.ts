import type { Page } from "@playwright/test";
import { openTour } from "../support/chromium.ts";
import { expectNoShift, watchShift } from "../support/layout-shift.ts";
import { origin } from "../support/origin.ts";
import { publicPaths, visitedPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";

/** Files that a page may request, itself included, until its islands are hydrated. */
const maxRequests = 16;
/**
 * `SLOW_LINK_KBPS=60` lets every page come at 60 kB a second to a processor three times slower, so that documents are
 * painted in pieces; each page takes two seconds more, too long for every run, which does so with five of them.
 */
const slowLinkSpeed = Number(process.env.SLOW_LINK_KBPS);
const slowPages = slowLinkSpeed
  ? visitedPaths(publicPaths())
  : ["/", "/contact", "/news", "/glossary", "/products/strategic-litigation"];

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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`pages on a slow line have no layout shift at ${viewport.width} px`, async ({ browser }) => {
    test.setTimeout(120_000 + slowPages.length * 10_000);
    await using visitor = await openTour(browser, { viewport });
    await slowDown(visitor.page, slowLinkSpeed || 60);
    await watchShift(visitor.page);
    for (const path of slowPages) {
      await visitor.open(origin + path);
      await expectNoShift(visitor.page);
    }
  });
}

test("the heaviest pages request few files", async ({ browser }) => {
  const screens = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ];
  // Slides that move fetch the next ones, sooner or later as the machine is quick.
  const visitors = await Promise.all(
    screens.map((viewport) => openTour(browser, { viewport, reducedMotion: "reduce" })),
  );
  for (const path of ["/", "/contact", "/donate", "/newsletter"]) {
    for (const { page, requests, open } of visitors) {
      await open(origin + path);
      await page.waitForFunction(
        () => !document.querySelector("[data-when=idle]:not([data-state=hydrated])"),
      );
      // A late font is read twice, the second time from the browser's cache.
      const isReadAgain = (url: string, at: number) =>
        url.endsWith(".woff2") && requests.indexOf(url) < at;
      // The browser's own frame asks for a sign, where it has a window.
      const isOfPage = (url: string) => !url.startsWith("data:") && !url.endsWith("/favicon.svg");
      const asked = requests.filter((url, at) => isOfPage(url) && !isReadAgain(url, at));
      expect(asked.length, `${path}\n${asked.join("\n")}`).toBeLessThanOrEqual(maxRequests);
    }
  }
});

for (const path of ["/", "/contact", "/news/laws"]) {
  test(`${path} shows our fonts on the first page of a visit, since they move nothing there`, async ({
    browser,
  }) => {
    await using visitor = await openTour(browser, { viewport: { width: 390, height: 844 } });
    await visitor.open(origin + path);
    // Only faces that a script has added can be taken away.
    const added = () =>
      visitor.page.evaluate(() =>
        [...document.fonts].filter((face) => document.fonts.delete(face)),
      );
    await expect.poll(async () => (await added()).length).toBeGreaterThan(0);
  });
}
