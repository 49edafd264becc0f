import type { SiteContext } from "#server/http/request-context.ts";

/**
 * Whether a form was sent from a page of ours. Old phones and programs send neither header, which says
 * nothing against them. `Origin: null` is a page that hides where it comes from, and is refused. Hono's
 * `csrf` looks at forms only; we take JSON as well.
 * @param ownOrigins origins besides the one that the request itself is addressed to
 */
export function isOwnOrigin(c: SiteContext, ownOrigins: readonly string[]): boolean {
  const origin = c.req.header("origin");
  if (origin === undefined) return c.req.header("sec-fetch-site") !== "cross-site";
  if (ownOrigins.includes(origin)) return true;
  // A browser tells the truth about the host it speaks to, whatever page makes it speak.
  const host = c.req.header("host") ?? new URL(c.req.url).host;
  return /^https?:\/\//.test(origin) && origin.replace(/^https?:\/\//, "") === host;
}
