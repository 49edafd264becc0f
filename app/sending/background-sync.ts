import { hasQueuedForms } from "./queue-flag.ts";
import { workerAddress } from "./worker-address.ts";

/** No page is in this scope, so the worker controls none. */
const scope = "/offline-queue/";
const syncTag = "otc-offline-queue";

/** Background Sync is Chromium only and not in TypeScript's library. */
interface SyncingRegistration extends ServiceWorkerRegistration {
  sync: { register(tag: string): Promise<void> };
}

const workers = () => ("SyncManager" in window ? navigator.serviceWorker : undefined);

/** The worker that would send: this one or the offline worker. */
const findWorker = async () =>
  (await workers()?.getRegistration(scope)) as SyncingRegistration | undefined;

/** Unregisters this worker, never the offline worker. */
function dismiss(worker: ServiceWorkerRegistration | undefined): Promise<boolean> | undefined {
  return worker?.scope.endsWith(scope) ? worker.unregister() : undefined;
}

/**
 * Registers the worker on the first input, because a browser cannot fetch it once it is offline, and unregisters it
 * when the page is left with nothing to send.
 * @returns a function that stops this
 */
export function registerWorkerFor(form: HTMLFormElement): () => void {
  let isWanted = false;
  let worker: ServiceWorkerRegistration | undefined;
  const register = () => {
    if (isWanted) return;
    isWanted = true;
    findWorker()
      .then((known) => known ?? workers()?.register(workerAddress("queue"), { scope }))
      .then(
        (registration) => {
          worker = registration;
        },
        () => {
          isWanted = false;
        },
      );
  };
  const leave = () => {
    // Synchronously: the page is being unloaded.
    if (!hasQueuedForms()) void dismiss(worker);
    isWanted = false;
  };
  form.addEventListener("input", register);
  addEventListener("pagehide", leave);
  return () => {
    form.removeEventListener("input", register);
    removeEventListener("pagehide", leave);
  };
}

/**
 * Asks the browser to start the worker once there is a connection.
 * @returns false where unsupported; a page then sends the queue
 */
export async function requestSync(): Promise<boolean> {
  try {
    const worker = await findWorker();
    if (!worker?.active) return false;
    await worker.sync.register(syncTag);
    return true;
  } catch {
    // Visitors may forbid it.
    return false;
  }
}

export async function unregisterWorker(): Promise<void> {
  try {
    await dismiss(await findWorker());
  } catch {
    // An idle worker does no harm; a later page tries again.
  }
}
