import { securityHeaders } from "#server/http/security-headers.ts";
import { compressText, prepareFile, type StoredFile } from "#server/http/stored-file.ts";
import type { SiteServices } from "#server/services.ts";
import type { RenderedPage } from "./page-renderer.ts";

/** How many are kept; the one that was made first gives way. */
const maxCachedPages = 200;

/** What a kept page is sent with. */
export interface CacheOptions {
  /** HTTP status; 200 when left out. */
  status?: number;
  /** `no-store` when left out. */
  cacheControl?: string;
}

/**
 * Pages that are made while the site runs and are the same for many: rendered when they are first asked for,
 * then kept ready like pre-rendered ones. To render a page takes fifty times as long as to hand one out, so
 * what a stranger can ask for as often as he likes must lie ready.
 */
export interface PageCache {
  /**
   * @param key names the page and everything in it that may change
   * @param render gives the page; not kept when it fails
   */
  find(key: string, render: () => Promise<RenderedPage>, as?: CacheOptions): Promise<StoredFile>;
}

/** Pages that are rendered once and then lie ready, packed, until what their key names changes. */
export function createPageCache({ security }: Pick<SiteServices, "security">): PageCache {
  const kept = new Map<string, Promise<StoredFile>>();

  async function make(render: () => Promise<RenderedPage>, as: CacheOptions): Promise<StoredFile> {
    const { html, styleHash } = await render();
    return prepareFile({
      bytes: compressText(html),
      mediaType: "text/html; charset=utf-8",
      cacheControl: as.cacheControl ?? "no-store",
      status: as.status ?? 200,
      hasRanges: false,
      headers: securityHeaders(security, styleHash),
    });
  }

  return {
    find(key, render, as = {}) {
      const known = kept.get(key);
      if (known) return known;
      const rendering = make(render, as);
      kept.set(key, rendering);
      rendering.catch(() => kept.delete(key));
      const oldest = kept.size > maxCachedPages ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return rendering;
    },
  };
}
