import type { SiteContext } from "#server/http/request-context.ts";

/**
 * Whether a form was sent from a page of this site. Old phones and programs send neither header and are let
 * in. `Origin: null`, a page that hides its origin, is refused. Hono's `csrf` covers HTML forms only; JSON
 * comes too.
 * @param ownOrigins origins besides the one that the request itself is addressed to
 */
export function isOwnOrigin(c: SiteContext, ownOrigins: readonly string[]): boolean {
  const origin = c.req.header("origin");
  if (origin === undefined) return c.req.header("sec-fetch-site") !== "cross-site";
  if (ownOrigins.includes(origin)) return true;
  // Browsers set `Host` themselves; no page can choose it.
  const host = c.req.header("host") ?? new URL(c.req.url).host;
  return /^https?:\/\//.test(origin) && origin.replace(/^https?:\/\//, "") === host;
}
