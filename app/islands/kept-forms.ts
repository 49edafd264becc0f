import type { FormWords } from "./use-form-post.ts";

/** A form that waits on the device for the connection to return. */
export interface KeptForm {
  /** Its idempotency key: the server keeps it once, however often it arrives. */
  key: string;
  /** Whole address that it is posted to. */
  action: string;
  fields: [name: string, value: string][];
  words: FormWords;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** Tells the page script, without opening a database, that something waits. */
export const keptFlag = "otc-kept-forms";

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
export async function keepForm(form: KeptForm): Promise<void> {
  await run("readwrite", (forms) => forms.put(form));
  localStorage.setItem(keptFlag, "1");
}

export function listKeptForms(): Promise<KeptForm[]> {
  return run<KeptForm[]>("readonly", (forms) => forms.getAll());
}

export async function forgetForm(key: string): Promise<void> {
  await run("readwrite", (forms) => forms.delete(key));
  if ((await listKeptForms()).length === 0) localStorage.removeItem(keptFlag);
}
