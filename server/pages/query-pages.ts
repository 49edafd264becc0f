import { type SiteContext, type SiteHandler, targetOf } from "#server/http/request-context.ts";
import { htmlResponse } from "#server/http/responses.ts";
import { toResponse } from "#server/http/stored-file.ts";
import { networkOf } from "#server/limits/visitor-address.ts";
import type { SiteServices } from "#server/services.ts";
import type { RenderedPage } from "./page-renderer.ts";
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
    const wait = queryLimiter.take(networkOf(c, trustedProxies));
    if (wait > 0) return tooManyQuestions(c, wait);
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

/** Refuses to render a page. @param wait milliseconds until the network may ask again */
export function tooManyQuestions(c: SiteContext, wait: number): Response {
  const sentence = "Many questions came from your network. Please wait a minute and try again.";
  const refusal = htmlResponse(c, 429, plainPage("Please wait a moment", [sentence]));
  refusal.headers.set("Retry-After", String(Math.ceil(wait / 1000)));
  return refusal;
}

/** A reference as the rendered page shows it, replaced for each request. */
const standIn = "0FEDCBA9";

/**
 * A page that shows a reference from its query, e.g. `/contact/sent?reference=19B7A0C4`. Rendered once, so it needs no
 * allowance: a visitor who has just sent a form is not refused because of others in the same network.
 * @param asBuilt returns the pre-rendered page, for any other query
 */
export function referencePage(
  { path, parameter }: { path: string; parameter: string },
  { pages }: Pick<SiteServices, "pages">,
  asBuilt: SiteHandler,
): SiteHandler {
  let rendering: Promise<RenderedPage> | undefined;
  return async (c, next) => {
    const reference = c.req.query(parameter) ?? "";
    if (!/^[0-9A-F]{8}$/.test(reference)) return asBuilt(c, next);
    rendering ??= pages.render(`${path}?${parameter}=${standIn}`, null);
    try {
      const { html, styleHash } = await rendering;
      const shown = { html: html.replaceAll(standIn, reference), styleHash };
      const page = htmlResponse(c, 200, shown);
      page.headers.set("X-Robots-Tag", "noindex");
      return page;
    } catch (error) {
      rendering = undefined;
      throw error;
    }
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
