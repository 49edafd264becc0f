import { findKept, type Kept } from "./kept-cache.ts";
import { isLasting } from "./kept-list.ts";
import { renewKeptPages, unpacked } from "./kept-pages.ts";
import { findVisited, isTelling, rememberFile, rememberPage } from "./visited-pages.ts";

/** Not in TypeScript's library for pages: a request that passes through a service worker. */
export interface FetchEvent extends Event {
  request: Request;
  /** The page that asks for a file; empty for a page itself. */
  clientId: string;
  /** The page, fetched while this worker was starting; undefined where the browser cannot. */
  preloadResponse: Promise<Response | undefined> | undefined;
  respondWith(response: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

declare const clients: { get(id: string): Promise<{ url: string } | undefined> };

/** After this time without an answer a page comes from the phone, if it has it, in milliseconds. */
const longestWait = 4000;

/**
 * Answers a request for a page or for a file that never changes: pages from the site, and from the phone
 * where no connection is; files from the phone first. Everything else, above all whatever is sent, passes by.
 */
export function answerRequest(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event));
  else if (isLasting(pathname)) event.respondWith(answerFile(event));
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const fetched = fetchPage(event);
  event.waitUntil(
    fetched
      .then((response) => remember(request, response))
      // While the page loads and not later, so that nothing is asked for behind the back of who writes there.
      .then(renewKeptPages)
      .catch(() => undefined),
  );
  const waiting = new Promise<undefined>((resolve) => setTimeout(resolve, longestWait));
  const soon = await Promise.race([fetched.catch(() => undefined), waiting]);
  if (soon) return soon;
  const fromPhone = await pageFromPhone(request.url).catch(() => undefined);
  if (fromPhone) return fromPhone;
  return fetched.catch(async (error) => {
    const stand = await offlinePage().catch(() => undefined);
    if (stand) return stand;
    throw error;
  });
}

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function remember(request: Request, response: Response): Promise<void> {
  // Made before anybody waits: a page that the visitor has begun to read cannot be copied.
  const copy = response.clone();
  const kept = await findKept();
  // Pages on the list are renewed as a whole, with the files that fit them.
  if (kept && !(await kept.cache.match(request.url))) await rememberPage(request, copy);
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await findKept().catch(() => undefined);
  const known = kept && ((await kept.cache.match(request.url)) ?? (await findVisited(request.url)));
  if (known) return known;
  const asking = kept && (await clients.get(event.clientId));
  const response = await fetch(request);
  if (asking && !isTelling(asking.url)) {
    event.waitUntil(rememberFile(request, response).catch(() => undefined));
  }
  return response;
}

async function pageFromPhone(url: string): Promise<Response | undefined> {
  const kept = await findKept();
  if (!kept) return undefined;
  const address = url.replace(/[?#].*$/, "");
  const page = await kept.cache.match(address);
  if (page) return withNote(page, kept, kept.checkedAt);
  const visited = await findVisited(address);
  return visited && withNote(visited, kept, Date.parse(visited.headers.get("Date") ?? ""));
}

async function offlinePage(): Promise<Response | undefined> {
  const kept = await findKept();
  return kept?.cache.match(kept.list.offlinePage);
}

/** Says on the page from when it is. */
async function withNote(page: Response, { list }: Kept, at: number): Promise<Response> {
  if (Number.isNaN(at)) return page;
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" }).format(
    at,
  );
  const note = escapeHtml(list.labels.keptFrom.replace("{date}", date));
  const html = (await page.text()).replace(
    /<main\b[^>]*>/,
    (main) => `${main}<p data-kept>${note}</p>`,
  );
  return unpacked(html, page.headers);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
