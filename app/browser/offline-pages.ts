import { workerAddress } from "../sending/worker-address.ts";

/** Lets the worker of a phone that keeps pages look for newer ones once the connection is back, and wakes what keeps them. */
export function startOfflinePages(): void {
  addEventListener("online", () => {
    // Of the workers that we have, only the one that keeps pages ever stands behind a page. Where somebody writes a
    // letter, nothing is asked for until the next page.
    if (location.pathname.startsWith("/your-data-rights/letters/")) return;
    navigator.serviceWorker?.controller?.postMessage("renew");
  });
  for (const place of document.querySelectorAll<HTMLElement>("[data-keep-on-phone]")) {
    import("./keep-on-phone.ts").then(
      ({ startKeepOnPhone }) => startKeepOnPhone(place, workerAddress),
      // The file that is linked there does the same.
      () => undefined,
    );
  }
  const list = document.querySelector<HTMLElement>("[data-visited-pages]");
  if (list) {
    import("./visited-pages.ts").then(
      ({ listVisitedPages }) => listVisitedPages(list),
      () => undefined,
    );
  }
}
