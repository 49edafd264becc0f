import { kampalaDay } from "#collections/formats/kampala-day.ts";
import type { Clock } from "#server/clock.ts";
import {
  type SiteContext,
  type SiteHandler,
  targetOf,
  wantsJson,
} from "#server/http/request-context.ts";
import { htmlResponse, jsonError } from "#server/http/responses.ts";
import type { SiteFiles } from "#server/http/site-files.ts";
import type { LocalRateLimiter } from "#server/limits/rate-limiter.ts";
import { networkOf } from "#server/limits/visitor-address.ts";
import { type CachedPage, cachedResponse, createPageCache } from "./page-cache.ts";
import type { PageRenderer, RenderedPage } from "./page-renderer.ts";
import { statusPage } from "./status-page.ts";

/**
 * Maximum length of a rendered query, in bytes; longer ones get the page as it was built. A search has up to a
 * hundred letters, each up to nine bytes in an address.
 */
const maxQueryStringLength = 1200;

export interface RationDependencies {
  /** Counts pages rendered for queries, by network, in this process. */
  queryLimiter: LocalRateLimiter;
  /** Number of our own proxies in front of the server. */
  trustedProxies: number;
  files: SiteFiles;
}

/**
 * Renders pages on demand and caches them. What is cached is free; rendering the rest costs a thousand times
 * as much as a page that lies ready, so the network of the visitor has an allowance for it, apart from that for forms.
 * @param purpose separates the allowance from others
 */
export function createRationedPages(
  { queryLimiter, trustedProxies, files }: RationDependencies,
  purpose: string,
) {
  /** Apart from the pages of all visitors, which must not give way to these. */
  const cache = createPageCache();
  return {
    ...cache,
    async answer(
      c: SiteContext,
      key: string,
      find: () => Promise<CachedPage>,
      more: Readonly<Record<string, string>> = {},
    ): Promise<Response> {
      if (!cache.has(key)) {
        const network = networkOf(c, trustedProxies);
        const wait = queryLimiter.take(`${purpose} ${network}`);
        if (wait > 0) return tooManyQuestions(c, files, wait);
      }
      return cachedResponse(c, await find(), more);
    },
  };
}

// Each handler below leaves a request that it does not answer to the next one, which sends the page as it was built.

/**
 * A page that answers a question: search, a count of days.
 * @param parameters names in a query that it answers; links from elsewhere often add others
 */
export function queryPage(
  parameters: readonly string[],
  rationed: ReturnType<typeof createRationedPages>,
  { pages, clock }: { pages: PageRenderer; clock: Clock },
): SiteHandler {
  return async (c, next) => {
    const { path, query } = targetOf(c);
    const asked = [...new URLSearchParams(query)].filter(([name]) => parameters.includes(name));
    if (query.length > maxQueryStringLength || asked.length === 0) return next();
    const address = `${path}?${new URLSearchParams(asked)}`;
    // Some answers count days.
    const key = `${kampalaDay(clock())} ${address}`;
    const render = () => pages.render(address, null);
    const find = () => rationed.find(key, render);
    return rationed.answer(c, key, find, { "X-Robots-Tag": "noindex" });
  };
}

/** Refuses to render a page. @param wait milliseconds until the network may ask again */
function tooManyQuestions(c: SiteContext, files: SiteFiles, wait: number): Response {
  const sentence = "Many questions came from your network. Please wait a minute and try again.";
  const refusal = wantsJson(c)
    ? jsonError(429, sentence)
    : statusPage(c, files, 429, { title: "429", line: sentence });
  refusal.headers.set("Retry-After", String(Math.ceil(wait / 1000)));
  return refusal;
}

/** A reference as the rendered page shows it, replaced for each request. */
const sampleReference = "0FEDCBA9";

/**
 * A page that shows a reference from its query, e.g. `/contact/sent?reference=19B7A0C4`. Rendered once, so it
 * needs no allowance: a visitor who has just sent a form is not refused because of others in the same
 * network.
 */
export function referencePage(parameter: string, pages: PageRenderer): SiteHandler {
  let rendering: Promise<RenderedPage> | undefined;
  return async (c, next) => {
    const reference = c.req.query(parameter) ?? "";
    if (!/^[0-9A-F]{8}$/.test(reference)) return next();
    rendering ??= pages.render(`${targetOf(c).path}?${parameter}=${sampleReference}`, null);
    try {
      const rendered = await rendering;
      const html = rendered.html.replaceAll(sampleReference, reference);
      const page = htmlResponse(c, 200, html);
      page.headers.set("X-Robots-Tag", "noindex");
      return page;
    } catch (error) {
      rendering = undefined;
      throw error;
    }
  };
}
