import { hasQueuedForms } from "../sending/queue-flag.ts";

export function startOfflineQueue(): void {
  // Private pages send nothing; the next page does.
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

/** Removes the worker of a form page that was closed too quickly, before this page registers its own. */
function dismissIdleWorker(): void {
  if (hasQueuedForms() || !navigator.serviceWorker) return;
  navigator.serviceWorker.getRegistration("/offline-queue/").then(
    // The offline worker has another scope.
    (idle) => idle?.scope.endsWith("/offline-queue/") && idle.unregister(),
    () => undefined,
  );
}
