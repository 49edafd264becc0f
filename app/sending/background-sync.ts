import { hasQueuedForms } from "./offline-queue.ts";

/** Built by `scripts/build-worker.ts` under this name, without a hash, as browsers look for it again. */
const script = "/send-queued-forms.js";
let address: string | undefined;

/** Its address as browsers with trusted types want it: from the one policy that our pages allow. */
function scriptAddress(): string {
  // A second policy of the same name is refused.
  address ??=
    globalThis.trustedTypes
      ?.createPolicy("otc-worker", { createScriptURL: () => script })
      .createScriptURL("") ?? script;
  return address;
}

/** No page lives here, so the worker stands between no page and its server. */
const scope = "/offline-queue/";
/** Name of the one thing that the browser is asked to do later. */
export const syncTag = "otc-offline-queue";

/** Background Sync is not in TypeScript's library, since Chromium alone has it. */
interface SyncingRegistration extends ServiceWorkerRegistration {
  sync: { register(tag: string): Promise<void> };
}

const workers = () => ("SyncManager" in window ? navigator.serviceWorker : undefined);

const findWorker = async () =>
  (await workers()?.getRegistration(scope)) as SyncingRegistration | undefined;

/**
 * Brings the worker onto the device as soon as somebody writes, and takes it away when the page is left
 * with nothing to send. A browser cannot fetch a worker any more once the connection is gone, so the
 * moment at which a form is kept would be too late.
 * @returns stops it
 */
export function bringWorkerFor(form: HTMLFormElement): () => void {
  let isWanted = false;
  let worker: ServiceWorkerRegistration | undefined;
  const bring = () => {
    if (isWanted) return;
    isWanted = true;
    workers()
      ?.register(scriptAddress(), { scope })
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
    if (!hasQueuedForms()) worker?.unregister();
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
export async function askForSync(): Promise<boolean> {
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
export async function dismissWorker(): Promise<void> {
  try {
    await (await findWorker())?.unregister();
  } catch {
    // It does nothing unless it is asked to; a later page tries again.
  }
}
