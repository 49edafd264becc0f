import {
  type OfflineManifest,
  offlineCachePrefix,
  offlineManifestPath,
  visitedCacheName,
} from "./offline-manifest.ts";

/** The kept list as it lies on the phone, in the cache of its files and put there last: all of them are there. */
export interface OfflineCopy {
  list: OfflineManifest;
  cache: Cache;
  /** When it was last compared with the site, in milliseconds since 1970. */
  checkedAt: number;
}

/** @returns undefined when nothing is kept, or not all of it has arrived yet */
export async function findOfflineCopy(): Promise<OfflineCopy | undefined> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(offlineCachePrefix)) continue;
    const cache = await caches.open(name);
    const list = await cache.match(offlineManifestPath);
    if (!list) continue;
    const checkedAt = Date.parse(list.headers.get("Date") ?? "");
    return { list: (await list.json()) as OfflineManifest, cache, checkedAt };
  }
  return undefined;
}

/** Removes all pages and files from the phone. */
export async function removeOfflinePages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(offlineCachePrefix)).map((name) => caches.delete(name)),
  );
  // After the list: a page that arrives meanwhile is kept only as long as there is one.
  await caches.delete(visitedCacheName);
}
