import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/**
 * Access to a staff tool, such as the editor or the office, for one browser on this machine or behind
 * a sign-in proxy, by a key from the terminal.
 * @param name of the tool, for its cookie
 */
export function createLocalAccess(origin: string, name: string) {
  const session = randomBytes(32).toString("base64url");
  // Browsers send cookies to every port of a host, so the name contains the port.
  const { port, protocol } = new URL(origin);
  const cookie = `${name}-${port}`;
  const secure = protocol === "https:";
  let key: string | undefined;

  const isKnown = (context: Context) => isSame(getCookie(context, cookie) ?? "", session);

  return {
    /** An address that signs in once; it replaces the one before. */
    newAddress(): string {
      key = randomBytes(32).toString("base64url");
      return `${origin}/?key=${key}`;
    },
    /** Lets in the tool's own pages with its cookie, and signs in by a key; all else is not found. */
    guard: (async (context, next) => {
      if (secure && comesBack(context, origin)) {
        return new Response(null, { headers: { Refresh: "0", "Cache-Control": "no-store" } });
      }
      if (!isOurs(context, origin, ["same-origin", "none"])) return nothing();
      const given = context.req.query("key");
      if (given !== undefined && context.req.method === "GET") {
        if (!key || !isSame(given, key)) return nothing();
        key = undefined;
        setCookie(context, cookie, session, {
          httpOnly: true,
          secure,
          sameSite: "Strict",
          path: "/",
        });
        return context.redirect("/");
      }
      if (!isKnown(context)) return nothing();
      return await next();
    }) satisfies MiddlewareHandler,
    /**
     * The same for pages in a frame of the tool, which may only read.
     * @param frameOrigin another port, so that scripts of pages in a frame cannot reach the tool
     */
    guardFrame:
      (frameOrigin: string): MiddlewareHandler =>
      async (context, next) => {
        const isFrame = isOurs(context, frameOrigin, ["same-origin", "same-site", "none"]);
        if (!isFrame || context.req.method !== "GET" || !isKnown(context)) return nothing();
        return await next();
      },
  };
}

/**
 * Whether a request was addressed to us and sent by our own page. Another `Host` means DNS rebinding, another
 * `Origin` another site. Writes must name their origin.
 */
function isOurs({ req }: Context, origin: string, sites: readonly string[]): boolean {
  const from = req.header("origin");
  const site = req.header("sec-fetch-site");
  const isRead = req.method === "GET" || req.method === "HEAD";
  return (
    req.header("host") === new URL(origin).host &&
    (from === origin || (from === undefined && isRead)) &&
    (site === undefined || sites.includes(site))
  );
}

/**
 * Whether a browser opens a page from another site, as it does after the sign-in of a proxy. It brings no strict cookie
 * then; the same page is asked for again from here, which brings it.
 */
function comesBack({ req }: Context, origin: string): boolean {
  return (
    req.method === "GET" &&
    req.header("host") === new URL(origin).host &&
    ["cross-site", "same-site"].includes(req.header("sec-fetch-site") ?? "") &&
    req.header("sec-fetch-mode") === "navigate" &&
    req.header("sec-fetch-dest") === "document"
  );
}

/** Reveals nothing about what runs here. */
function nothing(): Response {
  return new Response(null, { status: 403 });
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
