import { inTurn, listQueuedForms, markSent, postQueuedForm } from "./offline-queue.ts";

/** Not in TypeScript's library for pages: what a service worker gets when the connection is back. */
interface SyncEvent extends Event {
  tag: string;
  /** Keeps the worker alive; a rejection makes the browser ask again later, three times in all. */
  waitUntil(work: Promise<unknown>): void;
}

declare const registration: ServiceWorkerRegistration;

// The whole of it: no page and no file passes through here, and nothing is stored.
addEventListener("sync", (event) => {
  (event as SyncEvent).waitUntil(sendQueuedForms());
});

async function sendQueuedForms(): Promise<void> {
  const left = await inTurn(async () => {
    const waiting = (await listQueuedForms()).filter(({ sentAt }) => sentAt === undefined);
    let refused = 0;
    for (const form of waiting) {
      if (await postQueuedForm(form)) await markSent(form);
      else refused += 1;
    }
    return refused;
  });
  // What the browser does not get through in the end is sent by a page, at the next visit.
  if (left > 0) throw new Error(`${left} queued forms did not get through.`);
  await registration.unregister();
}
