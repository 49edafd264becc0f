import {
  forgetForm,
  listQueuedForms,
  markReported,
  markSent,
  postQueuedForm,
  type QueuedForm,
  runExclusive,
} from "../sending/offline-queue.ts";
import { pushToast } from "./toast-queue.ts";
import { mountToasts } from "./toasts.tsx";

/** A queued form is dropped after this time, in milliseconds. */
const maxQueueAge = 30 * 24 * 60 * 60_000;

let sending: Promise<void> | undefined;

/** Sends queued forms one after the other, and reports each. */
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
}

async function sendOrDrop(form: QueuedForm): Promise<void> {
  if (form.isReported) return;
  let sentForm = form.sentAt ? form : undefined;
  if (!sentForm) {
    const result = await postQueuedForm(form);
    if (result.ok) sentForm = await markSent(form, result.reference);
    else if (Date.now() - form.queuedAt <= maxQueueAge) return;
  }
  await (sentForm ? markReported(sentForm) : forgetForm(form.key));
  mountToasts(form.labels);
  pushToast(sentForm ? form.labels.success : form.labels.failure);
}
