import { findOfflineCopy } from "./offline-cache.ts";
import { isImmutable, visitedCacheName } from "./offline-manifest.ts";

/** Maximum number of cached visited pages; the least recently opened is evicted first. */
const maxVisitedPages = 30;

/**
 * Whether opening a page reveals something about the visitor. Such pages are saved only as a whole section on request,
 * never because they were opened: the list would reveal the visit even after a quick exit.
 */
export function isSensitive(url: string): boolean {
  return /^(?:\/[a-z]{2,3})?\/(?:your-data-rights|shutdown)(?:\/|$)/.test(new URL(url).pathname);
}

/** Caches an opened page, except sensitive pages, answers to forms, pages with a query, and `no-store` or `private` ones. */
export async function cachePage(request: Request, response: Response): Promise<void> {
  if (!isPublicResponse(request, response)) return;
  const cache = await caches.open(visitedCacheName);
  const copy = response.clone();
  // Deleted first, so that it moves to the end.
  await cache.delete(request.url);
  await cache.put(request.url, copy);
  await evictOldest(cache);
  await dropUnrequested();
}

function isPublicResponse(request: Request, { status, type, redirected, headers }: Response) {
  return (
    request.method === "GET" &&
    !isSensitive(request.url) &&
    !new URL(request.url).search &&
    status === 200 &&
    type === "basic" &&
    !redirected &&
    /^text\/html\b/.test(headers.get("Content-Type") ?? "") &&
    !/no-store|private/.test(headers.get("Cache-Control") ?? "")
  );
}

export async function cacheFile(request: Request, response: Response): Promise<void> {
  if (response.status !== 200 || response.type !== "basic") return;
  const copy = response.clone();
  await (await caches.open(visitedCacheName)).put(request.url, copy);
  await dropUnrequested();
}

/** Drops what arrived after the user removed everything. */
async function dropUnrequested(): Promise<void> {
  if (!(await findOfflineCopy())) await caches.delete(visitedCacheName);
}

/** @returns the cached page or file */
export const findVisited = (url: string) => caches.match(url, { cacheName: visitedCacheName });

async function evictOldest(cache: Cache): Promise<void> {
  const all = await cache.keys();
  const pathOf = ({ url }: Request) => new URL(url).pathname;
  const pages = all.filter((request) => !isImmutable(pathOf(request)));
  const leaving = pages.slice(0, Math.max(0, pages.length - maxVisitedPages));
  if (leaving.length === 0) return;
  await Promise.all(leaving.map((request) => cache.delete(request)));
  // Then remove files that no remaining page or script names.
  const naming = all.filter(
    (request) => !leaving.includes(request) && !/\.(?:svg|woff2)$/.test(pathOf(request)),
  );
  const texts = await Promise.all(
    naming.map(async (request) => (await cache.match(request))?.text()),
  );
  for (const request of all) {
    const name = pathOf(request).replace(/.*\//, "");
    const isNamed = texts.some((text) => text?.includes(name));
    if (isImmutable(pathOf(request)) && !isNamed) await cache.delete(request);
  }
}
