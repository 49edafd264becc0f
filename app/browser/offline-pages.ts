import { workerAddress } from "../offline/worker-address.ts";

/** Asks the worker to refresh offline pages when the connection returns, and enables their controls. */
export function startOfflinePages(): void {
  addEventListener("online", () => {
    // Only the offline worker ever controls a page. Private pages must not send requests.
    if (document.querySelector("[data-private]")) return;
    navigator.serviceWorker?.controller?.postMessage("renew");
  });
  for (const place of document.querySelectorAll<HTMLElement>("[data-keep-on-phone]")) {
    import("./keep-on-phone.ts").then(
      ({ startKeepOnPhone }) => startKeepOnPhone(place, workerAddress),
      // The linked file is the fallback.
      () => undefined,
    );
  }
}
