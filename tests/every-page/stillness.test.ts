import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { closeBrowser, openTour, type Tour } from "../support/chromium.ts";
import { publicPaths, visitedPaths } from "../support/site-paths.ts";

afterAll(closeBrowser);

/** Most files that a page may ask for, itself included, until all of it is alive. */
const mostRequests = 16;
/** Layout shift below which nobody sees anything move (decisions, section 5). */
const still = 0.005;

let visitors: Tour[];
beforeAll(async () => {
  const screens = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ];
  visitors = await Promise.all(screens.map((viewport) => openTour({ viewport })));
  for (const { page } of visitors) {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen, shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as {
          value: number;
          sources: { node: Node | null }[];
        }[]) {
          (window as unknown as { shift: number }).shift += entry.value;
          for (const { node } of entry.sources) {
            seen.push(`${node instanceof Element ? `${node.localName}.${node.className}` : node}`);
          }
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
  }
});

describe.each(visitedPaths(publicPaths()))("%s", (path) => {
  test("nothing moves until every island is alive and every font there", async () => {
    for (const { page, open } of visitors) {
      await open(inject("origin") + path);
      await page.waitForFunction(
        () =>
          document.fonts.status === "loaded" &&
          !document.querySelector("[data-when=idle]:not([data-state=alive])"),
      );
      const { shift, seen } = await page.evaluate(() => {
        const { shift, seen } = window as unknown as { shift: number; seen: string[] };
        return { shift, seen };
      });
      expect(shift, `${page.viewportSize()?.width} px: ${seen.join(", ")}`).toBeLessThan(still);
    }
  });
});

test("the heaviest pages ask for few files", async () => {
  for (const path of ["/", "/contact", "/donate", "/newsletter"]) {
    for (const { page, requests, open } of visitors) {
      await open(inject("origin") + path);
      await page.waitForFunction(
        () => !document.querySelector("[data-when=idle]:not([data-state=alive])"),
      );
      const asked = requests.filter((url) => !url.startsWith("data:"));
      expect(asked.length, `${path}\n${asked.join("\n")}`).toBeLessThanOrEqual(mostRequests);
    }
  }
});
