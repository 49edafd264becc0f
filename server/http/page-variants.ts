import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Answer, Asked } from "./exchange.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { type SecuritySettings, securityHeaders } from "./security-headers.ts";
import { type StoredFile, storeFile } from "./stored-file.ts";

/** A page that one parameter of its address changes, e.g. `/contact?about=tsg`. */
export interface VariedPage {
  path: string;
  parameter: string;
  /** Values that change something; any other gives the page as it was pre-rendered. */
  values: readonly string[];
}

/**
 * Pages that a query changes. Each is rendered when it is first asked for and then kept like a
 * pre-rendered one. Only known values count, so nobody can make us render or keep more than those.
 */
export function createPageVariants(
  varied: readonly VariedPage[],
  pages: PageRenderer,
  security: SecuritySettings,
) {
  const byPath = new Map(varied.map((page) => [page.path, page]));
  const headers = securityHeaders(security);
  const kept = new Map<string, StoredFile>();

  async function render(address: string): Promise<StoredFile> {
    const identity = Buffer.from(await pages.render(address, null));
    const stored = storeFile({
      bytes: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
      mediaType: "text/html; charset=utf-8",
      cacheControl: "no-cache",
      status: 200,
      hasRanges: false,
      headers,
    });
    kept.set(address, stored);
    return stored;
  }

  /** @returns undefined when the query changes nothing */
  return function findVariant(asked: Asked): Answer | Promise<Answer> | undefined {
    if (asked.query === "") return undefined;
    const page = byPath.get(asked.path);
    const value = page && new URLSearchParams(asked.query).get(page.parameter);
    if (!page || !value || !page.values.includes(value)) return undefined;
    const address = `${page.path}?${page.parameter}=${encodeURIComponent(value)}`;
    const stored = kept.get(address);
    return stored ? stored.answer(asked) : render(address).then((fresh) => fresh.answer(asked));
  };
}
