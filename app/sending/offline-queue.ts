import type { FormMessages } from "./form-messages.ts";
import { type PostResult, postForm } from "./post-form.ts";
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
  /** Set once the server has it, with `fields` emptied. */
  sentAt?: number;
  reference?: string;
  /** Whether a page has shown the toast; what has a reference stays as a note on the page of its form. */
  isReported?: true;
}

const store = "forms";
/** Tells every window, and this one, that the queue has changed; undefined in browsers from before 2022. */
const openChannel = () =>
  "BroadcastChannel" in globalThis ? new BroadcastChannel("otc-offline-queue") : undefined;

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
      // An error aborts it too.
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

async function change(ask: (forms: IDBObjectStore) => IDBRequest): Promise<void> {
  await run<unknown>("readwrite", ask);
  openChannel()?.postMessage(null);
}

/** @returns a function that stops this */
export function watchQueue(changed: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener("message", changed);
  return () => channel?.close();
}

/** @throws without storage, as in some private windows */
export async function queueForm(form: QueuedForm): Promise<void> {
  await change((forms) => forms.put(form));
  await updateFlag();
}

/** Queued forms, and notes of sent ones. @throws without storage */
export function listQueuedForms(): Promise<QueuedForm[]> {
  return run<QueuedForm[]>("readonly", (forms) => forms.getAll());
}

/** Deletes the fields and retains the labels for the report. */
export async function markSent(form: QueuedForm, reference?: string): Promise<QueuedForm> {
  const sentForm: QueuedForm = { ...form, fields: [], sentAt: Date.now() };
  if (reference) sentForm.reference = reference;
  await change((forms) => forms.put(sentForm));
  return sentForm;
}

/** What has a reference stays as a note; the rest is forgotten. */
export async function markReported(form: QueuedForm): Promise<void> {
  if (!form.reference) return forgetForm(form.key);
  await change((forms) => forms.put({ ...form, isReported: true }));
  await updateFlag();
}

export async function forgetForm(key: string): Promise<void> {
  await change((forms) => forms.delete(key));
  await updateFlag();
}

/** Takes a form out of the queue, unless it was sent meanwhile. */
export function takeBack(key: string): Promise<QueuedForm | undefined> {
  return runExclusive(async () => {
    const form = await run<QueuedForm | undefined>("readonly", (forms) => forms.get(key));
    if (!form || form.sentAt) return undefined;
    await forgetForm(key);
    return form;
  });
}

async function updateFlag(): Promise<void> {
  const forms = await listQueuedForms();
  if (forms.length > 0)
    localStorage.setItem(queueFlag, forms.every(({ isReported }) => isReported) ? "0" : "1");
  else localStorage.removeItem(queueFlag);
}

/** Serialises work on the queue. Without locks two windows may both send; the idempotency key mends that. */
export function runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request("otc-offline-queue", work) : work();
}

export function postQueuedForm({ action, fields }: QueuedForm): Promise<PostResult> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return postForm(action, body);
}
