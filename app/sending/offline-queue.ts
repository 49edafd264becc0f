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
const queueFlag = "otc-offline-queue";

const store = "forms";

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("otc", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: "key" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Runs one request in a transaction of its own and waits until it is on the disk. */
async function run<Result>(
  mode: IDBTransactionMode,
  ask: (forms: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = ask(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** @throws when the browser keeps nothing, as some private windows do */
export async function queueForm(form: QueuedForm): Promise<void> {
  await run("readwrite", (forms) => forms.put(form));
  localStorage.setItem(queueFlag, "1");
}

/** What waits on the device, and what was sent and is still to be told. @throws when the browser keeps nothing */
export function listQueuedForms(): Promise<QueuedForm[]> {
  return run<QueuedForm[]>("readonly", (forms) => forms.getAll());
}

/** Deletes what was written and leaves the words that a page still has to say. */
export async function markSent({ key, action, labels, queuedAt }: QueuedForm): Promise<void> {
  const sent: QueuedForm = { key, action, fields: [], labels, queuedAt, sentAt: Date.now() };
  await run("readwrite", (forms) => forms.put(sent));
}

/** For pages only: a worker has no `localStorage`. */
export async function forgetForm(key: string): Promise<void> {
  await run("readwrite", (forms) => forms.delete(key));
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
export function runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request("otc-offline-queue", work) : work();
}

/** @returns whether the server has it now */
export async function postQueuedForm({ action, fields }: QueuedForm): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return (await postForm(action, body)).ok;
}
