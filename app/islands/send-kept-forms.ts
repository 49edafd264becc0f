import { forgetForm, type KeptForm, listKeptForms } from "./kept-forms.ts";
import { postForm } from "./post-form.ts";
import { mountToasts, showToast } from "./toasts.tsx";

/** A form that was never taken is given up after this time, in milliseconds. */
const longestWait = 30 * 24 * 60 * 60_000;

let sending: Promise<void> | undefined;

/** Sends what waits on this device, one after the other; one run at a time, in all windows together. */
export function sendKeptForms(): Promise<void> {
  sending ??= exclusively(sendAll).finally(() => {
    sending = undefined;
  });
  return sending;
}

/** Without locks two windows may both send; the idempotency key makes one message of it. */
function exclusively(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request("otc-kept-forms", work) : work();
}

async function sendAll(): Promise<void> {
  for (const form of await listKeptForms()) {
    if (!navigator.onLine) return;
    await sendOne(form);
  }
}

async function sendOne({ key, action, fields, words, keptAt }: KeptForm): Promise<void> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const result = await postForm(action, body);
  if (result.ok) {
    await forgetForm(key);
    mountToasts(words);
    showToast(words.success);
  } else if (Date.now() - keptAt > longestWait) {
    await forgetForm(key);
    mountToasts(words);
    showToast(words.failure);
  }
}
