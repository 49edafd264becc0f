import { type SiteHandler, targetOf } from "#server/http/request-context.ts";
import { htmlResponse } from "#server/http/responses.ts";
import { toResponse } from "#server/http/stored-file.ts";
import { networkOf } from "#server/limits/visitor-address.ts";
import type { SiteServices } from "#server/services.ts";
import { plainPage } from "./plain-page.ts";

/**
 * Maximum length of a rendered query, in bytes; longer ones get the pre-rendered page. A search has up to a
 * hundred letters, each up to nine bytes in an address.
 */
const maxQueryStringLength = 1200;

/**
 * A page that answers a query: search, comparison of laws, tables of cases. Without one of its parameters it is
 * the pre-rendered page.
 * @param parameters names in a query that it answers; links from elsewhere often add others
 * @param asBuilt returns the pre-rendered page
 */
export function queryPage(
  parameters: readonly string[],
  {
    pages,
    queryLimiter,
    trustedProxies,
    clock,
  }: Pick<SiteServices, "pages" | "queryLimiter" | "trustedProxies" | "clock">,
  asBuilt: SiteHandler,
): SiteHandler {
  return async (c, next) => {
    const { path, query } = targetOf(c);
    const given = new URLSearchParams(query);
    if (query.length > maxQueryStringLength || !parameters.some((name) => given.has(name))) {
      return asBuilt(c, next);
    }
    // Rendering costs a thousand times as much as a stored page. Counted apart from forms.
    const wait = queryLimiter.take(`${networkOf(c, trustedProxies)}`);
    if (wait > 0) {
      const sentence = "Many questions came from your network. Please wait a minute and try again.";
      const refusal = htmlResponse(c, 429, plainPage("Please wait a moment", [sentence]));
      refusal.headers.set("Retry-After", String(Math.ceil(wait / 1000)));
      return refusal;
    }
    const rendered = await pages.render(path + query, null);
    const page = htmlResponse(c, rendered.status ?? 200, rendered);
    page.headers.set("X-Robots-Tag", "noindex");
    if (rendered.changesAt) {
      const seconds = Math.floor((Date.parse(rendered.changesAt) - clock()) / 1000);
      page.headers.set("Cache-Control", `public, max-age=${Math.max(0, seconds)}`);
    }
    return page;
  };
}

/**
 * A page with a parameter, e.g. `/contact?about=tsg`. Only known values count, which bounds rendering and
 * memory.
 * @param page its address, the parameter, and the values that change something
 * @param asBuilt returns the pre-rendered page, for any other query
 */
export function pageVariants(
  page: { path: string; parameter: string; values: readonly string[] },
  { pages, pageCache, log }: SiteServices,
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
