import { findKept } from "./kept-cache.ts";
import { isLasting, visitedCache } from "./kept-list.ts";

/** Pages that the phone keeps because somebody opened them; the one opened longest ago goes first. */
const mostPages = 30;

/**
 * Whether a page tells that something has happened to whoever opens it. Such pages lie on the phone because she
 * has asked for all of them, and never because she opened one: a list of pages opened would show that she was
 * there, also after "Clear everything and leave".
 */
export function isTelling(url: string): boolean {
  return /^\/(?:your-data-rights|shutdown)(?:\/|$)/.test(new URL(url).pathname);
}

/**
 * Keeps a page that somebody has opened. Left out is whatever may hold something of hers: pages about her rights,
 * an answer to a form, a page with a question in its address, and all that the server asks nobody to keep.
 */
export async function rememberPage(request: Request, response: Response): Promise<void> {
  if (!isForEverybody(request, response)) return;
  const cache = await caches.open(visitedCache);
  const copy = response.clone();
  // Deleted first, so that it stands last among them.
  await cache.delete(request.url);
  await cache.put(request.url, copy);
  await forgetOldest(cache);
  await forgetUnasked();
}

function isForEverybody(
  request: Request,
  { status, type, redirected, headers }: Response,
): boolean {
  return (
    request.method === "GET" &&
    !isTelling(request.url) &&
    !new URL(request.url).search &&
    status === 200 &&
    type === "basic" &&
    !redirected &&
    /^text\/html\b/.test(headers.get("Content-Type") ?? "") &&
    !/no-store|private/.test(headers.get("Cache-Control") ?? "")
  );
}

/** Keeps a script, a font or a drawing of a visited page. */
export async function rememberFile(request: Request, response: Response): Promise<void> {
  if (response.status !== 200 || response.type !== "basic") return;
  const copy = response.clone();
  await (await caches.open(visitedCache)).put(request.url, copy);
  await forgetUnasked();
}

/** What arrived after somebody had everything removed does not stay. */
async function forgetUnasked(): Promise<void> {
  if (!(await findKept())) await caches.delete(visitedCache);
}

/** @returns the page or file as it was when it was last fetched */
export async function findVisited(url: string): Promise<Response | undefined> {
  return (await caches.has(visitedCache))
    ? (await caches.open(visitedCache)).match(url)
    : undefined;
}

async function forgetOldest(cache: Cache): Promise<void> {
  const all = await cache.keys();
  const pathOf = ({ url }: Request) => new URL(url).pathname;
  const pages = all.filter((request) => !isLasting(pathOf(request)));
  const leaving = pages.slice(0, Math.max(0, pages.length - mostPages));
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
    if (isLasting(pathOf(request)) && !isNamed) await cache.delete(request);
  }
}
