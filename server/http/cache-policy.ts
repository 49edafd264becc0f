/** Whether a path is the service worker of `scripts/bundling/run-bundlers.ts`. */
export const isWorker = (path: string) => path === "/offline-worker.js";

const immutable = "public, max-age=31536000, immutable";

/** Drawings, share cards and resized pictures have a hash of their content. */
const hashed =
  /^\/(?:art\/.+-[0-9a-f]{8}\.svg|cards\/[0-9a-f]{16}\.png|images\/packed\/[0-9a-f]{16}-\d+\.\w+)$/;

/** Returns the `Cache-Control` of an address, e.g. `/assets/root-DfQ3x9ka.css`. */
export function cachePolicy(path: string): string {
  if (path.startsWith("/assets/")) {
    // Named by content. Eight lower-case letters are a word, not a hash.
    return /-(?=[\w-]*[A-Z\d])[\w-]{8}\.\w+$/.test(path) ? immutable : "no-cache";
  }
  if (hashed.test(path)) return immutable;
  // Rarely changed; a new version may take a month to arrive.
  if (/^\/(?:fonts|art)\//.test(path)) return "public, max-age=2592000";
  // The name of the worker never changes, so an outdated one must not be cached; nor may its list.
  if (isWorker(path) || path.startsWith("/offline/")) return "no-cache";
  if (/\.\w+$/.test(path)) return "public, max-age=3600";
  // Pages are revalidated. A cached page would name assets of an older build, and hide what was just published.
  return "no-cache";
}
