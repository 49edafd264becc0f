import { type KeptList, keptListPath, keptPrefix, visitedCache } from "./kept-list.ts";

/** The kept list as it lies on the phone, in the cache of its files and put there last: all of them are there. */
export interface Kept {
  list: KeptList;
  cache: Cache;
  /** When it was last compared with the site, in milliseconds since 1970. */
  checkedAt: number;
}

/** @returns undefined when nothing is kept, or not all of it has arrived yet */
export async function findKept(): Promise<Kept | undefined> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(keptPrefix)) continue;
    const cache = await caches.open(name);
    const list = await cache.match(keptListPath);
    if (!list) continue;
    const checkedAt = Date.parse(list.headers.get("Date") ?? "");
    return { list: (await list.json()) as KeptList, cache, checkedAt };
  }
  return undefined;
}

/** Removes all pages and files from the phone. */
export async function forgetPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(keptPrefix)).map((name) => caches.delete(name)),
  );
  // After the list: a page that arrives meanwhile is kept only as long as there is one.
  await caches.delete(visitedCache);
}
