import type { Page, Request } from "playwright-core";
import { until } from "./until.ts";

/**
 * Watches the requests of a page from now on.
 * @returns waits until nothing more happens on a loaded page: no request within two idle moments, fonts and the
 * islands of the first view in place. Playwright's `networkidle` waits half a second longer.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>();
  let count = 0;
  page.on("request", (request) => {
    // Requests of the page before have been cancelled.
    if (request.isNavigationRequest()) inFlight.clear();
    inFlight.add(request);
    count += 1;
  });
  page.on("requestfinished", (request) => inFlight.delete(request));
  page.on("requestfailed", (request) => inFlight.delete(request));
  const report = () => [...inFlight].map((request) => request.url()).join("\n");
  return async () => {
    let before = -1;
    await until(
      async () => {
        const isQuiet = inFlight.size === 0 && count === before;
        before = count;
        return (await page.evaluate(becomeIdle)) && isQuiet && inFlight.size === 0;
      },
      { report },
    );
  };
}

/**
 * Waits for an idle moment; returns whether all fonts and the islands of the first view are loaded by then. Meanwhile it
 * asks for frames: the headless shell, unlike Chromium with a window, may postpone idle moments for seconds on a
 * page that paints nothing.
 */
async function becomeIdle(): Promise<boolean> {
  let isIdle = false;
  const requestFrames = () => void (isIdle || requestAnimationFrame(requestFrames));
  requestFrames();
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  isIdle = true;
  return (
    document.fonts.status === "loaded" &&
    !document.querySelector("[data-when=idle]:not([data-state=hydrated], [data-state=failed])")
  );
}
