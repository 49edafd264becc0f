import { findOfflineCopy } from "./offline-cache.ts";
import { isImmutable, visitedCacheName } from "./offline-manifest.ts";

/** Pages that the phone keeps because somebody opened them; the one opened longest ago goes first. */
const maxVisitedPages = 30;

/**
 * Whether a page tells that something has happened to whoever opens it. Such pages lie on the phone because she
 * has asked for all of them, and never because she opened one: a list of pages opened would show that she was
 * there, also after "Clear everything and leave".
 */
export function isSensitive(url: string): boolean {
  return /^\/(?:your-data-rights|shutdown)(?:\/|$)/.test(new URL(url).pathname);
}

/**
 * Keeps a page that somebody has opened. Left out is whatever may hold something of hers: pages about her rights,
 * an answer to a form, a page with a question in its address, and all that the server asks nobody to keep.
 */
export async function cachePage(request: Request, response: Response): Promise<void> {
  if (!isPublicResponse(request, response)) return;
  const cache = await caches.open(visitedCacheName);
  const copy = response.clone();
  // Deleted first, so that it stands last among them.
  await cache.delete(request.url);
  await cache.put(request.url, copy);
  await evictOldest(cache);
  await dropUnrequested();
}

function isPublicResponse(
  request: Request,
  { status, type, redirected, headers }: Response,
): boolean {
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

/** Keeps a script, a font or a drawing of a visited page. */
export async function cacheFile(request: Request, response: Response): Promise<void> {
  if (response.status !== 200 || response.type !== "basic") return;
  const copy = response.clone();
  await (await caches.open(visitedCacheName)).put(request.url, copy);
  await dropUnrequested();
}

/** What arrived after somebody had everything removed does not stay. */
async function dropUnrequested(): Promise<void> {
  if (!(await findOfflineCopy())) await caches.delete(visitedCacheName);
}

/** @returns the page or file as it was when it was last fetched */
export async function findVisited(url: string): Promise<Response | undefined> {
  return (await caches.has(visitedCacheName))
    ? (await caches.open(visitedCacheName)).match(url)
    : undefined;
}

async function evictOldest(cache: Cache): Promise<void> {
  const all = await cache.keys();
  const pathOf = ({ url }: Request) => new URL(url).pathname;
  const pages = all.filter((request) => !isImmutable(pathOf(request)));
  const leaving = pages.slice(0, Math.max(0, pages.length - maxVisitedPages));
  if (leaving.length === 0) return;
  await Promise.all(leaving.map((request) => cache.delete(request)));
  // Files that no page and no script names any more.
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
