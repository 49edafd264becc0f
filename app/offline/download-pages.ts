import { fetchManifest } from "./fetch-manifest.ts";
import type { DownloadFailure } from "./messages.ts";
import { findOfflineCopy, type OfflineCopy, removeOfflinePages } from "./offline-cache.ts";
import {
  isImmutable,
  languageOf,
  type OfflineManifest,
  offlineCachePrefix,
  offlineManifestPath,
} from "./offline-manifest.ts";

/** Number of parallel downloads, a compromise between distant servers and weak phones. */
const concurrency = 6;
/** Minimum time between checks of the manifest, in milliseconds. */
const checkInterval = 60 * 60_000;

declare const registration: ServiceWorkerRegistration;

/** Receives the progress in files. */
type Report = (done: number, all: number) => void;

/** Thrown when a file does not match the manifest, because the site was deployed in between. */
class FileChangedError extends Error {
  override name = "FileChangedError";
}

/**
 * Downloads everything in the manifest. Unchanged files of an earlier attempt or version are reused; the earlier
 * version is retained until the new one is complete.
 * @throws when it breaks off (`failureOf`); the next call resumes
 */
export async function downloadPages(language: string, report: Report): Promise<void> {
  // A page of another build than the list does not match its hash. It is accepted after a second manifest
  // with the same hash.
  for (const isExact of [true, true, false]) {
    const list = await fetchManifest(language);
    if (!list) return unregisterWorker();
    try {
      return await fill(list, isExact, report);
    } catch (error) {
      if (!isExact || !(error instanceof FileChangedError)) throw error;
    }
  }
}

/** What broke a download, as the reader can mend it. */
export function failureOf(error: unknown): DownloadFailure {
  const { name } = error as { name?: string };
  if (name === "QuotaExceededError") return "full";
  // What `fetch` throws without a connection.
  return error instanceof TypeError ? "failed" : "unfinished";
}

/** Refreshes saved pages if the site has changed, or removes them if the site switched them off. */
export async function refreshOfflinePages(): Promise<void> {
  const copy = await findOfflineCopy();
  if (copy && Date.now() - copy.checkedAt < checkInterval) return;
  // Also of a download that was interrupted.
  const newest = (await caches.keys()).findLast((name) => name.startsWith(offlineCachePrefix));
  // Just removed.
  if (!newest) return;
  const language = languageOf(newest.slice(offlineCachePrefix.length));
  const list = await fetchManifest(language);
  if (!list) return unregisterWorker();
  if (list.version === copy?.list.version) return markComplete(copy.cache, list);
  // With Save-Data, updates are manual; an unfinished download still completes.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!copy || !connection?.saveData) await downloadPages(language, () => undefined);
}

async function unregisterWorker(): Promise<void> {
  await removeOfflinePages();
  await registration.unregister();
}

async function fill(list: OfflineManifest, isExact: boolean, report: Report): Promise<void> {
  const cache = await caches.open(offlineCachePrefix + list.version);
  const earlier = await findOfflineCopy();
  let done = 0;
  const remaining = list.files.values();
  const work = async () => {
    for (const [path, hash] of remaining) {
      if (!(await cache.match(path))) {
        const copy = await copyOf(path, hash, earlier);
        await cache.put(path, copy ?? (await download(path, hash, isExact)));
      }
      done += 1;
      report(done, list.files.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  await markComplete(cache, list);
  const names = await caches.keys();
  const older = names.filter(
    (name) => name.startsWith(offlineCachePrefix) && !name.endsWith(list.version),
  );
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** Stores the manifest last, dated, which marks the download as complete. */
function markComplete(cache: Cache, list: OfflineManifest): Promise<void> {
  const headers = { "Content-Type": "application/json", Date: new Date().toUTCString() };
  return cache.put(offlineManifestPath, new Response(JSON.stringify(list), { headers }));
}

async function copyOf(path: string, hash: string, earlier: OfflineCopy | undefined) {
  const isSame = earlier?.list.files.some(
    ([name, earlierHash]) => name === path && earlierHash === hash,
  );
  return isSame ? earlier?.cache.match(path) : undefined;
}

async function download(path: string, hash: string, isExact: boolean): Promise<Response> {
  const response = await fetch(path, { cache: isImmutable(path) ? "default" : "no-cache" });
  if (!response.ok || response.redirected) throw new FileChangedError(path);
  const bytes = await response.arrayBuffer();
  if (isExact && (await hashOf(bytes)) !== hash) throw new FileChangedError(path);
  return unpackedResponse(bytes, response.headers);
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...digest));
}

/** Builds a response with the original headers except encoding and length. */
export function unpackedResponse(body: BodyInit, from: Headers): Response {
  const headers = new Headers(from);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  return new Response(body, { headers });
}
