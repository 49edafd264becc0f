import { hasQueuedForms } from "./offline-queue.ts";
import { workerAddress } from "./worker-address.ts";

/** No page lives here, so the worker stands between no page and its server. */
const scope = "/offline-queue/";
/** Name of the one thing that the browser is asked to do later. */
const syncTag = "otc-offline-queue";

/** Background Sync is not in TypeScript's library, since Chromium alone has it. */
interface SyncingRegistration extends ServiceWorkerRegistration {
  sync: { register(tag: string): Promise<void> };
}

const workers = () => ("SyncManager" in window ? navigator.serviceWorker : undefined);

/** The worker that would send: this one, or that of people who keep pages, which does it as well. */
const findWorker = async () =>
  (await workers()?.getRegistration(scope)) as SyncingRegistration | undefined;

/** Takes this worker off the device, never the other one. */
function dismiss(worker: ServiceWorkerRegistration | undefined): Promise<boolean> | undefined {
  return worker?.scope.endsWith(scope) ? worker.unregister() : undefined;
}

/**
 * Brings the worker onto the device as soon as somebody writes, and takes it away when the page is left
 * with nothing to send. A browser cannot fetch a worker any more once the connection is gone, so the
 * moment at which a form is kept would be too late.
 * @returns stops it
 */
export function registerWorkerFor(form: HTMLFormElement): () => void {
  let isWanted = false;
  let worker: ServiceWorkerRegistration | undefined;
  const bring = () => {
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
    // At once: a page that is being left gets no second turn.
    if (!hasQueuedForms()) void dismiss(worker);
    isWanted = false;
  };
  form.addEventListener("input", bring);
  addEventListener("pagehide", leave);
  return () => {
    form.removeEventListener("input", bring);
    removeEventListener("pagehide", leave);
  };
}

/**
 * Asks the browser to wake the worker once there is a connection, whether a page is open or not.
 * @returns false where it cannot; then a page sends what was kept
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

/** Takes the worker off the device. */
export async function unregisterWorker(): Promise<void> {
  try {
    await dismiss(await findWorker());
  } catch {
    // It does nothing unless it is asked to; a later page tries again.
  }
}
