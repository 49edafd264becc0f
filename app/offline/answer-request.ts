import { escapeMarkup } from "#collections/formats/escape-markup.ts";
import { formatMoment } from "#collections/formats/format-day.ts";
import { refreshOfflinePages, unpackedResponse } from "./download-pages.ts";
import { findOfflineCopy } from "./offline-cache.ts";
import { isImmutable, languageOf, type OfflineManifest } from "./offline-manifest.ts";
import { cacheFile, cachePage, findVisited, isSensitive } from "./visited-pages.ts";

/** Not in TypeScript's library for pages: an event of a service worker. */
export interface WorkerEvent extends Event {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  request: Request;
  /** The page that asks for a file; empty for a page itself. */
  clientId: string;
  /** The page, fetched while this worker was starting; undefined where the browser cannot. */
  preloadResponse: Promise<Response | undefined> | undefined;
  respondWith(response: Promise<Response>): void;
}

declare const clients: { get(id: string): Promise<{ url: string } | undefined> };

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
  event.waitUntil(
    fetched
      .then((response) => cacheVisited(request, response))
      // Now and not later: a private page must not cause requests while it is open.
      .then(refreshOfflinePages)
      .catch(() => undefined),
  );
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

async function cacheVisited(request: Request, response: Response): Promise<void> {
  // Cloned first: a body that is being read cannot be cloned.
  const copy = response.clone();
  const offlineCopy = await findOfflineCopy();
  // Saved pages are refreshed as a whole, with their files.
  if (offlineCopy && !(await offlineCopy.cache.match(request.url))) await cachePage(request, copy);
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const offlineCopy = await findOfflineCopy().catch(() => undefined);
  const copy =
    offlineCopy &&
    ((await offlineCopy.cache.match(request.url)) ?? (await findVisited(request.url)));
  if (copy) return copy;
  const asking = offlineCopy && (await clients.get(event.clientId));
  const response = await fetch(request);
  if (asking && !isSensitive(asking.url)) {
    event.waitUntil(cacheFile(request, response).catch(() => undefined));
  }
  return response;
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
  const visited = await findVisited(address);
  return visited && withNote(visited, list, Date.parse(visited.headers.get("Date") ?? ""));
}

async function offlinePage(): Promise<Response | undefined> {
  const offlineCopy = await findOfflineCopy();
  return offlineCopy?.cache.match(offlineCopy.list.offlinePage);
}

/** Adds the date of the copy. */
async function withNote(page: Response, list: OfflineManifest, at: number): Promise<Response> {
  if (Number.isNaN(at)) return page;
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
