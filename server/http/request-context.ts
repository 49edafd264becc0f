import type { IncomingMessage } from "node:http";
import type { Context, Handler } from "hono";

export interface Connection {
  /** Address of the TCP peer: the visitor or a proxy. */
  peer: string;
  /** Present when the request came over node:http. */
  incoming?: IncomingMessage;
}

export interface SiteEnvironment {
  Bindings: Connection;
}

export type SiteContext = Context<SiteEnvironment>;
export type SiteHandler = Handler<SiteEnvironment>;

/** Path and query of a request, still percent-encoded; the query with its question mark, or empty. */
export function targetOf(c: SiteContext): { path: string; query: string } {
  const { pathname, search } = new URL(c.req.url);
  return { path: pathname, query: search };
}

/** Whether the client prefers JSON to a page. Browsers send `text/html`. */
export function wantsJson(c: SiteContext): boolean {
  const accept = c.req.header("accept") ?? "";
  return accept.includes("application/json") && !accept.includes("text/html");
}
