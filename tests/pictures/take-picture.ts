import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findQuickChromium } from "../support/find-chromium.ts";
import { launchOptions } from "../support/launch-options.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { watchRequests } from "../support/watch-requests.ts";

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
/** The largest height of a picture, in CSS pixels. */
const maxHeight = 2000;

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

/** A Chromium that paints the same picture of the same page each time. */
export interface Painter {
  browser: Browser;
  /**
   * Names the program, its version and a hash of what it paints with this machine's fonts. Pictures are comparable
   * only where all three are equal: Debian's `chromium` and its headless shell differ by 0.3 % of the pixels.
   */
  id: string;
}

/** Text in every generic family, and the shapes that browsers round differently. */
const specimen = `data:text/html;charset=utf-8,<style>div{font-size:19px;border:1.5px solid;border-radius:7.3px;background:
linear-gradient(12deg,teal,gold);transform:rotate(1deg);margin:3.3px}</style>${[
  "serif",
  "sans-serif",
  "monospace",
  "system-ui",
  "cursive",
].map((family) => `<div style="font-family:${family}">Afrika 0123 ŋɛ “ẹ́” → ⚠ ✓</div>`)}`;

export async function openPainter(): Promise<Painter> {
  const program = findQuickChromium();
  const options = launchOptions(program);
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), "--force-color-profile=srgb", "--font-render-hinting=none"],
  });
  const page = await browser.newPage({ viewport: { width: 600, height: 300 } });
  await page.goto(specimen);
  const painted = createHash("sha256").update(await page.screenshot());
  await page.close();
  const name = `${basename(program ?? "chromium")} ${browser.version()}`;
  return { browser, id: `${name}, fonts ${painted.digest("hex").slice(0, 12)}` };
}

/** A window without motion, whose clock is stopped. */
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

/** Takes pictures of one page after another, each down to 2000 pixels. */
export async function openCamera(
  window: BrowserContext,
): Promise<(address: string) => Promise<Picture>> {
  const page = await window.newPage();
  const settle = watchRequests(page);
  return (address) => takePicture(page, address, settle);
}

async function takePicture(
  page: Page,
  address: string,
  settle: () => Promise<void>,
): Promise<Picture> {
  // Fonts that arrive during a first visit are certain to be painted on the next page only.
  if (page.url() === "about:blank") {
    await page.goto(address);
    await settle();
  }
  const response = await page.goto(address);
  await settle();
  const height = await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    return document.documentElement.scrollHeight;
  });
  const { width } = page.viewportSize() ?? { width: 1440 };
  const png = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight) },
    animations: "disabled",
    caret: "hide",
  });
  return { png, words: translatableTexts((await response?.text()) ?? "") };
}

/** The words of a document, without what only browsers read. */
function translatableTexts(html: string): string {
  return html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}
