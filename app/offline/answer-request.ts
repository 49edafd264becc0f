import { escapeMarkup } from "#collections/formats/escape-markup.ts";
import { formatMoment } from "#collections/formats/format-day.ts";
import { refreshOfflinePages, unpackedResponse } from "./download-pages.ts";
import { findOfflineCopy } from "./offline-cache.ts";
import { isImmutable, languageOf, type OfflineManifest } from "./offline-manifest.ts";

/** Not in TypeScript's library for pages: an event of a service worker. */
export interface WorkerEvent extends Event {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  request: Request;
  /** The page, fetched while this worker was starting; undefined where the browser cannot. */
  preloadResponse: Promise<Response | undefined> | undefined;
  respondWith(response: Promise<Response>): void;
}

/** After this time without a response a saved page is used, in milliseconds. */
const networkTimeout = 4000;

/** Answers for pages from the network, else from the phone; for immutable files, from the phone first. */
export function answerRequest(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event));
  else if (isImmutable(pathname)) event.respondWith(answerFile(event));
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const fetched = fetchPage(event);
  // Now and not later: a private page must not cause requests while it is open.
  event.waitUntil(fetched.then(refreshOfflinePages).catch(() => undefined));
  const waiting = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeout));
  const soon = await Promise.race([fetched.catch(() => undefined), waiting]);
  if (soon) return soon;
  const fromPhone = await cachedPage(request.url).catch(() => undefined);
  if (fromPhone) return fromPhone;
  return fetched.catch(async (error) => {
    const fallback = await offlinePage().catch(() => undefined);
    if (fallback) return fallback;
    throw error;
  });
}

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function answerFile({ request }: FetchEvent): Promise<Response> {
  const offlineCopy = await findOfflineCopy().catch(() => undefined);
  return (await offlineCopy?.cache.match(request.url)) ?? fetch(request);
}

async function cachedPage(url: string): Promise<Response | undefined> {
  const offlineCopy = await findOfflineCopy();
  if (!offlineCopy) return undefined;
  const { cache, list, checkedAt } = offlineCopy;
  const address = url.replace(/[?#].*$/, "");
  // Better the same page in another language than none.
  const english = new URL(url).pathname.replace(/^\/[a-z]{2,3}(?=\/)/, "");
  for (const path of [address, `/${languageOf(list.version)}${english}`, english]) {
    const page = await cache.match(path);
    if (page) return withNote(page, list, checkedAt);
  }
  return undefined;
}

async function offlinePage(): Promise<Response | undefined> {
  const offlineCopy = await findOfflineCopy();
  return offlineCopy?.cache.match(offlineCopy.list.offlinePage);
}

/** Adds the date of the copy. */
async function withNote(page: Response, list: OfflineManifest, at: number): Promise<Response> {
  const { keptFrom, lang } = list.labels;
  const date = formatMoment(at, lang);
  const note = escapeMarkup(keptFrom.replace("{date}", date));
  const text = await page.text();
  const html = text.replace(
    /<main\b[^>]*>/,
    (main) => `${main}<p data-kept lang="${lang}">${note}</p>`,
  );
  return unpackedResponse(html, page.headers);
}
