import type { SiteHandler } from "#server/http/request-context.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { packedHtml, responseOf, type StoredFile, storeFile } from "#server/http/stored-file.ts";
import type { SiteServices } from "#server/services.ts";

/**
 * A page that one parameter of its address changes, e.g. `/contact?about=tsg`. Each variant is rendered
 * when it is first asked for and then kept like a pre-rendered page. Only known values count, so nobody
 * can make us render or keep more than those.
 * @param page its address, the parameter, and the values that change something
 * @param asBuilt gives the page as it was pre-rendered, for any other query
 */
export function pageVariants(
  page: { path: string; parameter: string; values: readonly string[] },
  { pages, security, log }: Pick<SiteServices, "pages" | "security" | "log">,
  asBuilt: SiteHandler,
): SiteHandler {
  const headers = securityHeaders(security);
  const kept = new Map<string, StoredFile>();

  async function render(value: string): Promise<StoredFile> {
    const address = `${page.path}?${page.parameter}=${encodeURIComponent(value)}`;
    const stored = storeFile({
      bytes: packedHtml(await pages.render(address, null)),
      mediaType: "text/html; charset=utf-8",
      cacheControl: "no-cache",
      status: 200,
      hasRanges: false,
      headers,
    });
    kept.set(value, stored);
    return stored;
  }

  return async (c, next) => {
    const value = c.req.query(page.parameter);
    if (!value || !page.values.includes(value)) return asBuilt(c, next);
    try {
      const stored = kept.get(value) ?? (await render(value));
      return responseOf(stored.answer(c.req));
    } catch (error) {
      log.error({ error }, "a page was not rendered for its query");
      return asBuilt(c, next);
    }
  };
}
