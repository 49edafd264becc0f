import { dismissWorker } from "../sending/background-sync.ts";
import {
  forgetForm,
  inTurn,
  type KeptForm,
  listKeptForms,
  postKeptForm,
} from "../sending/kept-forms.ts";
import { mountToasts, showToast } from "./toasts.tsx";

/** A form that was never taken is given up after this time, in milliseconds. */
const longestWait = 30 * 24 * 60 * 60_000;

let sending: Promise<void> | undefined;

/** Sends what waits on this device, one after the other, and says what the worker has sent. */
export function sendKeptForms(): Promise<void> {
  sending ??= inTurn(sendAll).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  for (const form of await listKeptForms()) {
    if (!form.sentAt && !navigator.onLine) return;
    await settle(form);
  }
  if ((await listKeptForms()).length === 0) await dismissWorker();
}

async function settle(form: KeptForm): Promise<void> {
  const isSent = form.sentAt !== undefined || (await postKeptForm(form));
  if (!isSent && Date.now() - form.keptAt <= longestWait) return;
  await forgetForm(form.key);
  mountToasts(form.words);
  showToast(isSent ? form.words.success : form.words.failure);
}
