/** Path of a language's manifest; it holds `{ "isOff": true }` where OFFLINE_PAGES is "no". */
export const manifestPathIn = (language: string) =>
  `/offline/kept-pages${language === "en" ? "" : `-${language}`}.json`;

/** Tells phones to delete what they have kept, and the worker. */
export const manifestOff = { isOff: true };

/** The manifest on the phone lies here in any language. */
export const offlineManifestPath = manifestPathIn("en");

/** What a phone saves on request: written by the build, read by page and worker. */
export interface OfflineManifest {
  /** Changes whenever one of the files does; begins with the language, such as `sw-`. */
  version: string;
  /** Compressed size of all files, in bytes. */
  bytes: number;
  /** Shown for pages that are not saved. */
  offlinePage: string;
  labels: {
    /** Shown above a page from the phone, in the language `lang`; `{date}` is day and hour. */
    keptFrom: string;
    lang: string;
  };
  /** Pages and their files, each with its SHA-256 in Base64. */
  files: readonly (readonly [path: string, hash: string])[];
}

/** Prefix of the cache of saved pages, followed by their version. */
export const offlineCachePrefix = "otc-kept-";

/** Language of the pages of a version. */
export const languageOf = (version: string) => /^([a-z]{2,3})-/.exec(version)?.[1] ?? "en";

/** Whether a file has a content hash in its name. */
export function isImmutable(path: string): boolean {
  return /^\/assets\/|^\/art\/.+-[0-9a-f]{8}\.svg$/.test(path);
}
