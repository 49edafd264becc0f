import { unregisterWorker } from "../sending/background-sync.ts";
import {
  forgetForm,
  listQueuedForms,
  postQueuedForm,
  type QueuedForm,
  runExclusive,
} from "../sending/offline-queue.ts";
import { pushToast } from "./toast-queue.ts";
import { mountToasts } from "./toasts.tsx";

/** A form that was never taken is given up after this time, in milliseconds. */
const maxQueueAge = 30 * 24 * 60 * 60_000;

let sending: Promise<void> | undefined;

/** Sends what waits on this device, one after the other, and says what the worker has sent. */
export function sendQueuedForms(): Promise<void> {
  sending ??= runExclusive(sendAll).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  for (const form of await listQueuedForms()) {
    if (!form.sentAt && !navigator.onLine) return;
    await settle(form);
  }
  if ((await listQueuedForms()).length === 0) await unregisterWorker();
}

async function settle(form: QueuedForm): Promise<void> {
  const isSent = form.sentAt !== undefined || (await postQueuedForm(form));
  if (!isSent && Date.now() - form.queuedAt <= maxQueueAge) return;
  await forgetForm(form.key);
  mountToasts(form.labels);
  pushToast(isSent ? form.labels.success : form.labels.failure);
}
