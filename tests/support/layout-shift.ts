import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** Invisible to readers. */
const maxLayoutShift = 0.005;

/** Adds up what moves on each page that is opened from now on. */
export async function watchShift(page: Page): Promise<void> {
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

/** Waits for all islands and fonts, and checks what has moved until then. */
export async function expectNoShift(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      !document.querySelector("[data-when=idle]:not([data-state=hydrated])"),
  );
  const { shift, seen } = await page.evaluate(() => {
    const { shift, seen } = window as unknown as { shift: number; seen: string[] };
    return { shift, seen };
  });
  const where = `${page.url()} at ${page.viewportSize()?.width} px: ${seen.join(", ")}`;
  expect(shift, where).toBeLessThan(maxLayoutShift);
}
