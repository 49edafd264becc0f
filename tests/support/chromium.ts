import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { countActivity } from "./activity-counts.ts";
import { watchRequests } from "./watch-requests.ts";

/** A page in a separate context, which records its console and its requests. */
export interface VisitorPage extends AsyncDisposable {
  page: Page;
  /** Errors and warnings on the console, and uncaught exceptions. */
  consoleErrors: string[];
  /** Every address that the page has requested. */
  requests: string[];
}

/** Opens a fresh page, as a new visitor would. */
export async function openVisitor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<VisitorPage> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(30_000);
  context.on("page", (opened) =>
    opened.on("domcontentloaded", () => countActivity("documents opened")),
  );
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) consoleErrors.push(message.text());
  });
  page.on("pageerror", (error) => consoleErrors.push(error.message));
  page.on("request", (request) => requests.push(request.url()));
  return {
    page,
    consoleErrors,
    requests,
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** A visitor who opens one page after another, each as if it were the first. */
export interface Tour extends VisitorPage {
  /**
   * Leaves the last page, clears everything that it has left behind (cache, storage, workers, cookies, errors,
   * requests), opens the next, and waits until nothing more happens on it.
   */
  open(address: string): Promise<void>;
}

/** For loops over all pages: a window for each page costs Chromium three times as much as the page in it. */
export async function openTour(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Tour> {
  const visitor = await openVisitor(browser, options);
  const { page, consoleErrors, requests } = visitor;
  const tools = await page.context().newCDPSession(page);
  const settle = watchRequests(page);
  return {
    ...visitor,
    async open(address) {
      await leave(page);
      // Evicts what the process remembers; the second clears the files on disk.
      for (const cacheDisabled of [true, false]) {
        await tools.send("Network.setCacheDisabled", { cacheDisabled });
      }
      await tools.send("Network.clearBrowserCache");
      await tools.send("Storage.clearDataForOrigin", {
        origin: new URL(address).origin,
        storageTypes: "all",
      });
      await page.context().clearCookies();
      consoleErrors.length = 0;
      requests.length = 0;
      await page.goto(address, { waitUntil: "load" });
      if (options.javaScriptEnabled !== false) await settle();
    },
  };
}

/** Goes to an empty page as a link does, so that the next page need not start a process of its own. */
async function leave(page: Page): Promise<void> {
  if (page.url() === "about:blank") return;
  const arrived = page.waitForURL("about:blank");
  await page.evaluate(() => location.assign("about:blank"));
  await arrived;
}

/** Waits until an island is hydrated. */
export async function waitForHydration(page: Page, island: string): Promise<void> {
  await page.waitForSelector(`[data-island=${island}][data-state=hydrated]`, { state: "attached" });
}
