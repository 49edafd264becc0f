import type { Page } from "playwright-core";

/** Brings every island of a page to life, or to the state in which it stays plain, and lets React finish. */
export async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator("[data-island]").all()) {
    await island.evaluate((element) => element.firstElementChild?.scrollIntoView());
  }
  // The script that waits for this may have just come.
  await page.waitForLoadState("load");
  for (const island of await page.locator("[data-island]").all()) {
    await island.evaluate((element) => element.dispatchEvent(new PointerEvent("pointerover")));
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>("[data-island]")].every(({ dataset }) =>
      /^(?:hydrated|plain|deferred)$/.test(dataset.state ?? ""),
    ),
  );
  await rest(page);
}

/**
 * Returns once the page has done what it had to do. It asks for frames meanwhile, and for no longer than a moment: the
 * headless shell may never call a page idle that paints nothing.
 */
export const rest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      requestAnimationFrame(() => undefined);
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }));
    }
  });
