import {
  type OfflineManifest,
  offlineCachePrefix,
  offlineManifestPath,
} from "./offline-manifest.ts";

/** A complete download: its manifest, stored last in the cache of its files. */
export type OfflineCopy = NonNullable<Awaited<ReturnType<typeof findOfflineCopy>>>;

/** @returns undefined without a complete download */
export async function findOfflineCopy() {
  for (const name of await caches.keys()) {
    if (!name.startsWith(offlineCachePrefix)) continue;
    const cache = await caches.open(name);
    const list = await cache.match(offlineManifestPath);
    if (!list) continue;
    /** Last comparison with the site, in milliseconds since 1970. */
    const checkedAt = Date.parse(list.headers.get("Date") ?? "");
    return { list: (await list.json()) as OfflineManifest, cache, checkedAt };
  }
  return undefined;
}

export async function removeOfflinePages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(offlineCachePrefix)).map((name) => caches.delete(name)),
  );
}
