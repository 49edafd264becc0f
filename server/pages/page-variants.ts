import type { SiteHandler } from "#server/http/request-context.ts";
import { toResponse } from "#server/http/stored-file.ts";
import type { SiteServices } from "#server/services.ts";

/**
 * A page with a parameter, e.g. `/contact?about=tsg`. Only known values count, which bounds rendering and
 * memory.
 * @param page its address, the parameter, and the values that change something
 * @param asBuilt returns the pre-rendered page, for any other query
 */
export function pageVariants(
  page: { path: string; parameter: string; values: readonly string[] },
  { pages, pageCache, log }: Pick<SiteServices, "pages" | "pageCache" | "log">,
  asBuilt: SiteHandler,
): SiteHandler {
  return async (c, next) => {
    const value = c.req.query(page.parameter);
    if (!value || !page.values.includes(value)) return asBuilt(c, next);
    const address = `${page.path}?${page.parameter}=${encodeURIComponent(value)}`;
    try {
      const render = () => pages.render(address, null);
      const stored = await pageCache.find(address, render, { cacheControl: "no-cache" });
      return toResponse(stored.answer(c.req));
    } catch (error) {
      log.error({ error }, "page could not be rendered for its query");
      return asBuilt(c, next);
    }
  };
}
