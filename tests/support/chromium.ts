import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { findChromium } from "../../scripts/find-chromium.ts";

let launched: Promise<Browser> | undefined;

/** One Chromium for all tests of a file; closed by `closeBrowser`. */
export function browser(): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath: findChromium() ?? chromium.executablePath(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  return launched;
}

/** Closes the Chromium of this file, if one was opened. */
export async function closeBrowser(): Promise<void> {
  await (await launched)?.close();
  launched = undefined;
}

/** A page in a context of its own; what it writes to the console and asks of the network is kept. */
export interface VisitorPage extends AsyncDisposable {
  page: Page;
  /** Errors and warnings on the console, and uncaught exceptions. */
  complaints: string[];
  /** Every address that the page asked for. */
  requests: string[];
}

/** Opens a fresh page, as a new visitor would. */
export async function openVisitorPage(options: BrowserContextOptions = {}): Promise<VisitorPage> {
  const context = await (await browser()).newContext(options);
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => requests.push(request.url()));
  return {
    page,
    complaints,
    requests,
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** Waits until an island has come alive. */
export async function untilAlive(page: Page, island: string): Promise<void> {
  await page.waitForSelector(`[data-island=${island}][data-state=alive]`, { state: "attached" });
}
