import { sendInBackground } from "../sending/send-in-background.ts";
import { answerRequest, type FetchEvent } from "./answer-request.ts";
import { downloadPages, refreshOfflinePages } from "./download-pages.ts";
import type { DownloadProgress, OfflineRequest } from "./messages.ts";

/** Not in TypeScript's library for pages: what happens in a service worker. */
interface WorkerEvent extends Event {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

declare const registration: ServiceWorkerRegistration;
declare const clients: { claim(): Promise<void> };
declare function skipWaiting(): Promise<void>;

// The worker of people who have asked for pages to be kept. It also sends their forms, so that each phone has one.
addEventListener("install", (event) => {
  // A repaired worker takes over at once: what it keeps has one form.
  (event as WorkerEvent).waitUntil(skipWaiting());
});
addEventListener("activate", (event) => {
  const preload = registration.navigationPreload?.enable().catch(() => undefined);
  (event as WorkerEvent).waitUntil(Promise.all([clients.claim(), preload]));
});
addEventListener("sync", (event) => {
  (event as WorkerEvent).waitUntil(sendInBackground());
});
addEventListener("fetch", (event) => answerRequest(event as unknown as FetchEvent));
addEventListener("message", (event) => {
  const { data, ports } = event as MessageEvent<OfflineRequest>;
  const tell = (progress: DownloadProgress) => ports[0]?.postMessage(progress);
  const work =
    data === "keep"
      ? downloadPages((done, all) => tell({ done, all })).then(() => tell("kept"))
      : refreshOfflinePages();
  (event as unknown as WorkerEvent).waitUntil(work.catch(() => tell("failed")));
});
