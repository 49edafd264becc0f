import { type SiteHandler, targetOf } from "#server/http/request-context.ts";
import { htmlResponse } from "#server/http/responses.ts";
import { networkOf } from "#server/limits/visitor-address.ts";
import type { SiteServices } from "#server/services.ts";
import { plainPage } from "./plain-page.ts";

/**
 * Longest query in bytes that is rendered; a longer one gets the page as it was pre-rendered. The search
 * takes a hundred letters, and one of Amharic or Arabic stands as nine bytes in an address.
 */
const maxQueryStringLength = 1200;

/**
 * A page whose form asks with GET: the search, the comparison of laws, the tables of cases. Without a
 * question it is pre-rendered like all others; with one it is rendered for each request.
 * @param parameters names in a query that it answers; links from elsewhere often carry marks of their own
 * @param asBuilt gives the page as it was pre-rendered
 */
export function queryPage(
  parameters: readonly string[],
  {
    pages,
    queryLimiter,
    trustedProxies,
  }: Pick<SiteServices, "pages" | "queryLimiter" | "trustedProxies">,
  asBuilt: SiteHandler,
): SiteHandler {
  return async (c, next) => {
    const { path, query } = targetOf(c);
    const given = new URLSearchParams(query);
    if (query.length > maxQueryStringLength || !parameters.some((name) => given.has(name))) {
      return asBuilt(c, next);
    }
    // Rendering costs a thousand times what a ready page costs. Named apart, so that looking things up does not use up what forms may take.
    const wait = queryLimiter.take(`${networkOf(c, trustedProxies)}`);
    if (wait > 0) {
      const sentence = "Many questions came from your network. Please wait a minute and try again.";
      const refusal = htmlResponse(c, 429, plainPage("Please wait a moment", [sentence]));
      refusal.headers.set("Retry-After", String(Math.ceil(wait / 1000)));
      return refusal;
    }
    const page = htmlResponse(c, 200, await pages.render(path + query, null));
    page.headers.set("X-Robots-Tag", "noindex");
    return page;
  };
}
