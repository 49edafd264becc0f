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

/** A queued form is dropped after this time, in milliseconds. */
const maxQueueAge = 30 * 24 * 60 * 60_000;

let sending: Promise<void> | undefined;

/** Sends queued forms one after the other, and reports what the worker has sent. */
export function sendQueuedForms(): Promise<void> {
  sending ??= runExclusive(sendAll).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  for (const form of await listQueuedForms()) {
    if (!form.sentAt && !navigator.onLine) return;
    await sendOrDrop(form);
  }
  if ((await listQueuedForms()).length === 0) await unregisterWorker();
}

async function sendOrDrop(form: QueuedForm): Promise<void> {
  const isSent = form.sentAt !== undefined || (await postQueuedForm(form));
  if (!isSent && Date.now() - form.queuedAt <= maxQueueAge) return;
  await forgetForm(form.key);
  mountToasts(form.labels);
  pushToast(isSent ? form.labels.success : form.labels.failure);
}
