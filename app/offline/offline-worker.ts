import { answerRequest, type FetchEvent, type WorkerEvent } from "./answer-request.ts";
import { downloadPages, failureOf, refreshOfflinePages } from "./download-pages.ts";
import type { DownloadProgress, OfflineRequest } from "./messages.ts";
import { removeOfflinePages } from "./offline-cache.ts";

declare const registration: ServiceWorkerRegistration;
declare const clients: { claim(): Promise<void> };
declare function skipWaiting(): Promise<void>;

// The worker of users who saved pages.
addEventListener("install", (event) => {
  // A new version takes over at once; the cache format is stable.
  (event as WorkerEvent).waitUntil(skipWaiting());
});
addEventListener("activate", (event) => {
  const preload = registration.navigationPreload?.enable().catch(() => undefined);
  (event as WorkerEvent).waitUntil(Promise.all([clients.claim(), preload]));
});
addEventListener("fetch", (event) => answerRequest(event as unknown as FetchEvent));
addEventListener("message", (event) => {
  const { data, ports } = event as MessageEvent<OfflineRequest>;
  const report = (progress: DownloadProgress) => ports[0]?.postMessage(progress);
  const work =
    typeof data === "object"
      ? downloadPages(data.keep, (done, all) => report({ done, all })).then(() => report("kept"))
      : data === "remove"
        ? removeOfflinePages().then(() => registration.unregister())
        : refreshOfflinePages();
  (event as unknown as WorkerEvent).waitUntil(
    work.catch((error: unknown) => report(failureOf(error))),
  );
});
