/** Whether a file is a service worker, built by `scripts/build-worker.ts`. */
export const isWorker = (path: string) =>
  path === "/send-queued-forms.js" || path === "/offline-worker.js";

/**
 * How long browsers and proxies may keep a file without asking, by its path.
 * @param path address on the site, e.g. `/assets/root-DfQ3x9ka.css`
 */
export function cachePolicy(path: string): string {
  if (path.startsWith("/assets/")) {
    // The name changes with the content. A word of eight small letters is taken for a name, not a hash.
    return /-(?=[\w-]*[A-Z\d])[\w-]{8}\.\w+$/.test(path)
      ? "public, max-age=31536000, immutable"
      : "no-cache";
  }
  // Drawings, share cards and copies of pictures carry the hash of their content as well.
  if (
    /^\/(?:art\/.+-[0-9a-f]{8}\.svg|cards\/[0-9a-f]{16}\.png|images\/packed\/[0-9a-f]{16}-\d+\.\w+)$/.test(
      path,
    )
  ) {
    return "public, max-age=31536000, immutable";
  }
  // Drawn and cut once; a changed one may take a month to reach everybody.
  if (/^\/(?:fonts|art)\//.test(path)) return "public, max-age=2592000";
  // A worker keeps its name for ever, and an old one would work in an old way; so does the list of what it keeps.
  if (isWorker(path) || path.startsWith("/offline/")) return "no-cache";
  if (/\.\w+$/.test(path)) return "public, max-age=3600";
  // Pages: always ask, and mostly hear "unchanged" in one short answer. A page kept longer would name
  // assets of an older build, which are gone after the next one, and would hide what was just published.
  return "no-cache";
}
