import type { SiteContext } from "#server/http/request-context.ts";
import { packedResponse, packPage } from "#server/http/responses.ts";
import type { RenderedPage } from "./page-renderer.ts";

/** Maximum number of cached pages, of some 15 kB each; the longest unused is evicted first. */
const maxCachedPages = 400;

/** A page as it is kept in memory. */
export interface CachedPage {
  status: number;
  /** See `packPage`. */
  packed: Buffer;
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Caches pages that are rendered at run time and are the same for many visitors. Rendering takes fifty times
 * as long as sending, so pages that any client can request must be cached.
 */
export function createPageCache() {
  const pages = new Map<string, Promise<CachedPage>>();

  async function make(render: () => Promise<RenderedPage>, as?: number): Promise<CachedPage> {
    const { html, status = 200 } = await render();
    return { status: as ?? status, packed: packPage(html) };
  }

  return {
    /**
     * @param key identifies the page and all that varies in it
     * @param render a failure is not cached
     * @param status default: the one that the page asks for, else 200
     */
    find(key: string, render: () => Promise<RenderedPage>, status?: number): Promise<CachedPage> {
      const page = pages.get(key);
      const preparing = page ?? make(render, status);
      pages.delete(key);
      pages.set(key, preparing);
      if (page) return page;
      preparing.catch(() => pages.delete(key));
      const oldest = pages.size > maxCachedPages ? pages.keys().next().value : undefined;
      if (oldest !== undefined) pages.delete(oldest);
      return preparing;
    },
    has: (key: string) => pages.has(key),
  };
}

/** Answers with a page from the cache. */
export const cachedResponse = (
  c: SiteContext,
  { status, packed }: CachedPage,
  more: Readonly<Record<string, string>> = {},
): Response => packedResponse(c, status, packed, more);
