import type { MiddlewareHandler } from "hono";
import { HttpProblem } from "#server/http/http-problem.ts";
import type { SiteContext, SiteEnvironment } from "#server/http/request-context.ts";

/**
 * Whether a form was sent from a page of this site. Old phones and programs send neither header and are let in.
 * `Origin: null`, a page that hides its origin, is refused. Hono's `csrf` covers HTML forms only; JSON comes too.
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

/** Refuses forms of other sites with 403. */
export function requireOwnOrigin(
  ownOrigins: readonly string[],
): MiddlewareHandler<SiteEnvironment> {
  return async (c, next) => {
    if (!isOwnOrigin(c, ownOrigins)) {
      throw new HttpProblem(403, "FOREIGN_ORIGIN", "Please send this form from our own page.");
    }
    await next();
  };
}
