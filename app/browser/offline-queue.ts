/** Sends forms that waited on this device for a connection: now, and whenever it comes back. */
export function startOfflineQueue(): void {
  // A page that promises that nothing leaves it sends nothing; the next page does.
  if (document.querySelector("[data-private]")) return;
  const send = () => {
    if (!navigator.onLine || !hasQueuedForms()) return;
    import("../islands/send-queued-forms.ts").then(
      ({ sendQueuedForms }) => sendQueuedForms(),
      () => undefined,
    );
  };
  addEventListener("online", send);
  addEventListener("load", send, { once: true });
  dismissIdleWorker();
}

/**
 * Takes away the worker of a form whose page was left in such a hurry that it could not do so itself. At
 * once, before anybody can write in this page: its own worker comes later. Nothing waits for the answer.
 */
function dismissIdleWorker(): void {
  if (hasQueuedForms() || !navigator.serviceWorker) return;
  navigator.serviceWorker.getRegistration("/offline-queue/").then(
    // People who keep pages have another worker, which answers for all addresses.
    (idle) => idle?.scope.endsWith("/offline-queue/") && idle.unregister(),
    () => undefined,
  );
}

/** The same question as in `app/sending/offline-queue.ts`, asked here so that no page fetches that file for it. */
function hasQueuedForms(): boolean {
  try {
    return localStorage.getItem("otc-offline-queue") !== null;
  } catch {
    // Storage may be forbidden; then nothing was kept either.
    return false;
  }
}
