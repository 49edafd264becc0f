import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findQuickChromium } from "../../scripts/find-chromium.ts";
import { launchOptions } from "../support/launch-options.ts";

/** How a page is seen in a picture. */
export interface View {
  width: 390 | 1440;
  colorScheme: "light" | "dark";
}

export const views: readonly View[] = [
  { width: 1440, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
];

/** A day in the past, so that nothing on a page is newer than its picture. */
const moment = new Date("2026-11-20T09:00:00Z");
/** What lies further down is not in a picture, in CSS pixels. */
const lowest = 2000;

/** Opens a Chromium that paints the same picture of the same page each time. */
export function openPainter(): Promise<Browser> {
  const options = launchOptions(findQuickChromium());
  return chromium.launch({
    ...options,
    args: [...(options.args ?? []), "--force-color-profile=srgb", "--font-render-hinting=none"],
  });
}

/** A window in which nothing moves and the clock stands still. */
export async function openStillWindow(browser: Browser, view: View): Promise<BrowserContext> {
  const { width, colorScheme } = view;
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme,
    reducedMotion: "reduce",
    timezoneId: "Africa/Kampala",
    locale: "en-GB",
  });
  await context.clock.setFixedTime(moment);
  return context;
}

/** @returns a PNG of the page at this address, down to 2000 pixels */
export async function takePicture(page: Page, address: string): Promise<Buffer> {
  // The fonts that a first visit brings are sure to be painted on the next page only.
  if (page.url() === "about:blank") await page.goto(address, { waitUntil: "networkidle" });
  await page.goto(address, { waitUntil: "load" });
  const height = await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    return document.documentElement.scrollHeight;
  });
  const { width } = page.viewportSize() ?? { width: 1440 };
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, lowest) },
    animations: "disabled",
    caret: "hide",
  });
}
