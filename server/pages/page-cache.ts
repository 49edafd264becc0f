import { securityHeaders } from "#server/http/security-headers.ts";
import { compressText, prepareFile, type StoredFile } from "#server/http/stored-file.ts";
import type { SiteServices } from "#server/services.ts";
import type { RenderedPage } from "./page-renderer.ts";

/** Maximum number of cached pages; the longest unused is evicted first. */
const maxCachedPages = 400;

export type PageCache = ReturnType<typeof createPageCache>;

/** Default: the status that the page asks for, else 200, and `no-store`. */
export interface CacheOptions {
  status?: number;
  cacheControl?: string;
}

/**
 * Caches pages that are rendered at run time and are the same for many visitors. Rendering takes fifty times
 * as long as sending, so pages that any client can request must be cached.
 */
export function createPageCache({ security }: Pick<SiteServices, "security">) {
  const kept = new Map<string, Promise<StoredFile>>();

  async function make(render: () => Promise<RenderedPage>, as: CacheOptions): Promise<StoredFile> {
    const { html, status = 200 } = await render();
    return prepareFile({
      bytes: compressText(html),
      mediaType: "text/html; charset=utf-8",
      cacheControl: as.cacheControl ?? "no-store",
      status: as.status ?? status,
      hasRanges: false,
      headers: securityHeaders(security),
    });
  }

  function findFile(key: string, prepare: () => Promise<StoredFile>): Promise<StoredFile> {
    const known = kept.get(key);
    const preparing = known ?? prepare();
    kept.delete(key);
    kept.set(key, preparing);
    if (known) return known;
    preparing.catch(() => kept.delete(key));
    const oldest = kept.size > maxCachedPages ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return preparing;
  }

  return {
    /**
     * @param key identifies the page and all that varies in it
     * @param render a failure is not cached
     */
    find: (key: string, render: () => Promise<RenderedPage>, as: CacheOptions = {}) =>
      findFile(key, () => make(render, as)),
    has: (key: string) => kept.has(key),
  };
}
