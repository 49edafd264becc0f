import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findQuickChromium } from "../../scripts/find-chromium.ts";
import { launchOptions } from "../support/launch-options.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

/** How a page is seen in a picture. */
export interface View {
  width: 390 | 1440;
  colorScheme: "light" | "dark";
}

export interface Picture {
  png: Uint8Array;
  /** All words of the document. */
  words: string;
}

export const views: readonly View[] = [
  { width: 1440, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
];

/** The moment of all pictures, for server and browser: some pages count days. */
const moment = "2026-11-22T09:00:00Z";
/** What lies further down is not in a picture, in CSS pixels. */
const lowest = 2000;

/** The site at that moment. */
export function startSiteForPictures(): Promise<RunningSite> {
  const clock = pathToFileURL(join(import.meta.dirname, "stand-in-clock.mjs")).href;
  return startSite({
    RATE_LIMIT_BURST: "10000",
    RATE_LIMIT_PER_MINUTE: "10000",
    NODE_OPTIONS: `--import=${clock}`,
    SCREENSHOT_TIME: moment,
  });
}

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
  await context.clock.setFixedTime(new Date(moment));
  return context;
}

/** @returns the page at this address, down to 2000 pixels */
export async function takePicture(page: Page, address: string): Promise<Picture> {
  // The fonts that a first visit brings are sure to be painted on the next page only.
  if (page.url() === "about:blank") await page.goto(address, { waitUntil: "networkidle" });
  const response = await page.goto(address, { waitUntil: "load" });
  const sleeping = "[data-when=idle]:not([data-state=hydrated], [data-state=failed])";
  await page.waitForFunction((islands) => !document.querySelector(islands), sleeping);
  const height = await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    return document.documentElement.scrollHeight;
  });
  const { width } = page.viewportSize() ?? { width: 1440 };
  const png = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, lowest) },
    animations: "disabled",
    caret: "hide",
  });
  return { png, words: wordsOf((await response?.text()) ?? "") };
}

/** What a document says, without what only browsers read. */
function wordsOf(html: string): string {
  return html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}
