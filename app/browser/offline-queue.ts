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
}
