import type { Page } from "playwright-core";

/** The most bytes over the wire until a page can be read and used. */
export const firstViewBytes = { all: 75_000, fonts: 37_000 };

/**
 * Files sent over the wire, without the scripts of islands, which have
 * a separate budget (tests/html/weight.test.ts). A file that is read again from the browser's
 * cache, such as a late font, counts once.
 */
export function findFirstView(page: Page) {
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
      .filter(({ name }) => !name.endsWith(".js") || name === first || name.includes("after-load"));
  });
}
