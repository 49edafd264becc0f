import { sendInBackground } from "./send-in-background.ts";

/** Not in TypeScript's DOM library. */
interface SyncEvent extends Event {
  tag: string;
  /** Keeps the worker running; after a rejection the browser retries, three times in all. */
  waitUntil(work: Promise<unknown>): void;
}

declare const registration: ServiceWorkerRegistration;

// This worker handles no requests and stores nothing. Users with saved pages have `app/offline/offline-worker.ts`.
addEventListener("sync", (event) => {
  (event as SyncEvent).waitUntil(sendInBackground().then(() => registration.unregister()));
});
