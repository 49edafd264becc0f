/** Path of the manifest; the server may answer with `{ "isOff": true }` instead. */
export const offlineManifestPath = "/offline/kept-pages.json";

/** What a phone saves on request: written by the build, read by page and worker. */
export interface OfflineManifest {
  /** Changes whenever one of the files does. */
  version: string;
  /** Compressed size of all files, in bytes. */
  bytes: number;
  /** Shown for pages that are not saved. */
  offlinePage: string;
  labels: {
    /** Shown above a page from the phone; `{date}` is day and hour. */
    keptFrom: string;
  };
  /** Pages and their files, each with its SHA-256 in Base64. */
  files: readonly (readonly [path: string, hash: string])[];
}

/** Prefix of the cache of saved pages, followed by their version. */
export const offlineCachePrefix = "otc-kept-";
export const visitedCacheName = "otc-visited";

/** Whether a file has a content hash in its name. */
export function isImmutable(path: string): boolean {
  return /^\/assets\/|^\/art\/.+-[0-9a-f]{8}\.svg$/.test(path);
}
