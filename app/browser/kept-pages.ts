import { workerAddress } from "../sending/worker-address.ts";

/** Where a phone keeps pages: lets its worker look whether they are still right; and wakes what keeps them. */
export function startKeptPages(): void {
  const worker = navigator.serviceWorker;
  const renew = () => {
    // Of the workers that we have, only the one that keeps pages ever stands behind a page.
    if (navigator.onLine) worker?.controller?.postMessage("renew");
  };
  addEventListener("online", renew);
  addEventListener("load", renew, { once: true });
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
