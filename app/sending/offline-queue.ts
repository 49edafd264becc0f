import type { FormMessages } from "./form-messages.ts";
import { postForm } from "./post-form.ts";
import { queueFlag } from "./queue-flag.ts";

/** A form queued on the device until the connection returns. */
export interface QueuedForm {
  /** Idempotency key: the server stores it once. */
  key: string;
  /** Full address of the post. */
  action: string;
  fields: [name: string, value: string][];
  labels: FormMessages;
  /** Milliseconds since 1970. */
  queuedAt: number;
  /** Set by the worker, with `fields` emptied; a page reports it at the next visit. */
  sentAt?: number;
}

const store = "forms";

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("otc", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: "key" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Runs one request in a separate transaction and waits until it is committed. */
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

/** @throws without storage, as in some private windows */
export async function queueForm(form: QueuedForm): Promise<void> {
  await run("readwrite", (forms) => forms.put(form));
  localStorage.setItem(queueFlag, "1");
}

/** Queued forms, and sent ones that are still to be reported. @throws without storage */
export function listQueuedForms(): Promise<QueuedForm[]> {
  return run<QueuedForm[]>("readonly", (forms) => forms.getAll());
}

/** Deletes the fields and retains the labels for the report. */
export async function markSent({ key, action, labels, queuedAt }: QueuedForm): Promise<void> {
  const sent: QueuedForm = { key, action, fields: [], labels, queuedAt, sentAt: Date.now() };
  await run("readwrite", (forms) => forms.put(sent));
}

/** For pages only: a worker has no `localStorage`. */
export async function forgetForm(key: string): Promise<void> {
  await run("readwrite", (forms) => forms.delete(key));
  if ((await listQueuedForms()).length === 0) localStorage.removeItem(queueFlag);
}

/**
 * Serialises work on the queue across windows and the worker. Without locks (old browsers) two windows may both send;
 * the idempotency key deduplicates that.
 */
export function runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request("otc-offline-queue", work) : work();
}

/** @returns whether the server accepted it */
export async function postQueuedForm({ action, fields }: QueuedForm): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return (await postForm(action, body)).ok;
}
