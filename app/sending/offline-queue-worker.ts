import { sendInBackground } from "./send-in-background.ts";

/** Not in TypeScript's library for pages: what a service worker gets when the connection is back. */
interface SyncEvent extends Event {
  tag: string;
  /** Keeps the worker alive; a rejection makes the browser ask again later, three times in all. */
  waitUntil(work: Promise<unknown>): void;
}

declare const registration: ServiceWorkerRegistration;

// The whole of it: no page and no file passes through here, and nothing is stored. People who have asked for
// pages to be kept have `app/offline/offline-worker.ts` instead, which sends in the same way.
addEventListener("sync", (event) => {
  (event as SyncEvent).waitUntil(sendInBackground().then(() => registration.unregister()));
});
