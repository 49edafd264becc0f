/** Where the build puts the list of what a phone keeps; the server may answer with `{ "isOff": true }` instead. */
export const offlineManifestPath = "/offline/kept-pages.json";

/** What a phone keeps when somebody asks for it: made by the build, read by page and worker. */
export interface OfflineManifest {
  /** Changes whenever one of the files does. */
  version: string;
  /** What all of it weighs on the wire, packed, in bytes. */
  bytes: number;
  /** The page that stands in for those that were never kept. */
  offlinePage: string;
  labels: {
    /** Above a page that comes from the phone; `{date}` stands for day and hour. */
    keptFrom: string;
  };
  /** Pages and all that they use, each with the SHA-256 of its bytes in Base64. */
  files: readonly (readonly [path: string, hash: string])[];
}

/** Names of caches begin with this: of the kept pages with their version, of visited pages without. */
export const offlineCachePrefix = "otc-kept-";
export const visitedCacheName = "otc-visited";

/** Whether a file never changes under its name, so that the phone's copy is as good as the site's. */
export function isImmutable(path: string): boolean {
  return /^\/assets\/|^\/art\/.+-[0-9a-f]{8}\.svg$/.test(path);
}
