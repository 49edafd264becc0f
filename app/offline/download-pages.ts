import { findOfflineCopy, type OfflineCopy, removeOfflinePages } from "./offline-cache.ts";
import {
  isImmutable,
  type OfflineManifest,
  offlineCachePrefix,
  offlineManifestPath,
} from "./offline-manifest.ts";

/** How many files are fetched at once: enough for a distant server, few enough for a weak phone. */
const concurrency = 6;
/** The list is asked for once in this time at the most, in milliseconds. */
const checkInterval = 60 * 60_000;

declare const registration: ServiceWorkerRegistration;

/** A file is not the one that the list names: the site was renewed in between. */
class FileChangedError extends Error {
  override name = "FileChangedError";
}

/**
 * Brings everything on the list onto the phone. What is there already, from an earlier try or an earlier
 * list, is not fetched again; the earlier pages stay until all of the new ones have arrived.
 * @param report told how many of how many files are there
 * @throws when the connection breaks; the next call goes on from there
 */
export async function downloadPages(report: (done: number, all: number) => void): Promise<void> {
  // A page that the server renders by its own settings differs from the list for good. It is taken as it
  // is once the list has been asked for anew and still stands.
  for (const isExact of [true, true, false]) {
    const list = await fetchList();
    if (!list) return unregisterWorker();
    try {
      return await fill(list, isExact, report);
    } catch (error) {
      if (!isExact || !(error instanceof FileChangedError)) throw error;
    }
  }
}

/** Renews what is kept if the site has changed, and lets go of it if the site says so. */
export async function refreshOfflinePages(): Promise<void> {
  const kept = await findOfflineCopy();
  if (kept && Date.now() - kept.checkedAt < checkInterval) return;
  const list = await fetchList();
  if (!list) return unregisterWorker();
  if (list.version === kept?.list.version) return markComplete(kept.cache, list);
  // Whoever saves data renews them by hand. What was begun is brought to its end.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!kept || !connection?.saveData) await downloadPages(() => undefined);
}

/** @returns undefined when the site has switched this worker off */
async function fetchList(): Promise<OfflineManifest | undefined> {
  const response = await fetch(offlineManifestPath, { cache: "no-cache" });
  if (!response.ok) throw new Error(`The list of kept pages came with ${response.status}.`);
  const list = (await response.json()) as OfflineManifest | { isOff: true };
  return "isOff" in list ? undefined : list;
}

async function unregisterWorker(): Promise<void> {
  await removeOfflinePages();
  await registration.unregister();
}

async function fill(
  list: OfflineManifest,
  isExact: boolean,
  report: (done: number, all: number) => void,
): Promise<void> {
  const cache = await caches.open(offlineCachePrefix + list.version);
  const earlier = await findOfflineCopy();
  let done = 0;
  const rest = list.files.values();
  const work = async () => {
    for (const [path, hash] of rest) {
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

/** Puts the list beside its files, with the moment at which they were what the site has. */
function markComplete(cache: Cache, list: OfflineManifest): Promise<void> {
  const headers = { "Content-Type": "application/json", Date: new Date().toUTCString() };
  return cache.put(offlineManifestPath, new Response(JSON.stringify(list), { headers }));
}

async function copyOf(path: string, hash: string, earlier: OfflineCopy | undefined) {
  const isSame = earlier?.list.files.some(([name, known]) => name === path && known === hash);
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

/** An answer from the phone: the headers of the site's, without those that tell how it was packed. */
export function unpackedResponse(body: BodyInit, from: Headers): Response {
  const headers = new Headers(from);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  return new Response(body, { headers });
}
