import { createStore, del, set, values } from "idb-keyval";
import type { FormMessages } from "./form-messages.ts";
import { postForm } from "./post-form.ts";

/** A form that waits on the device for the connection to return. */
export interface QueuedForm {
  /** Its idempotency key: the server keeps it once, however often it arrives. */
  key: string;
  /** Whole address that it is posted to. */
  action: string;
  fields: [name: string, value: string][];
  labels: FormMessages;
  /** Milliseconds since 1970. */
  queuedAt: number;
  /** Set by the worker, which cannot speak: a page says so at the next visit. The fields are gone then. */
  sentAt?: number;
}

/** Tells the page script, without opening a database, that something waits or is to be said. */
export const queueFlag = "otc-offline-queue";

const forms = createStore("otc", "forms");

/** @throws when the browser keeps nothing, as some private windows do */
export async function queueForm(form: QueuedForm): Promise<void> {
  await set(form.key, form, forms);
  localStorage.setItem(queueFlag, "1");
}

export function listQueuedForms(): Promise<QueuedForm[]> {
  return values(forms);
}

/** Deletes what was written and leaves the words that a page still has to say. */
export async function markSent({ key, action, labels, queuedAt }: QueuedForm): Promise<void> {
  const sent: QueuedForm = { key, action, fields: [], labels, queuedAt, sentAt: Date.now() };
  await set(key, sent, forms);
}

/** For pages only: a worker has no `localStorage`. */
export async function forgetForm(key: string): Promise<void> {
  await del(key, forms);
  if ((await listQueuedForms()).length === 0) localStorage.removeItem(queueFlag);
}

/** For pages only: whether anything was kept and not been told of as sent, without opening a database. */
export function hasQueuedForms(): boolean {
  try {
    return localStorage.getItem(queueFlag) !== null;
  } catch {
    // Storage may be forbidden; then nothing was kept either.
    return false;
  }
}

/**
 * Runs work on the queued forms once at a time, in all windows and in the worker together, so that none is
 * sent by two of them. Without locks (old browsers, none of which has the worker) two windows may both
 * send; the idempotency key makes one message of it.
 */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request("otc-offline-queue", work) : work();
}

/** @returns whether the server has it now */
export async function postQueuedForm({ action, fields }: QueuedForm): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return (await postForm(action, body)).ok;
}
