import type { IncomingMessage } from "node:http";
import type { Context, Handler } from "hono";

/** What the site knows about a request besides what stands in it. */
export interface Connection {
  /** Address of whoever is connected to us: the visitor or a proxy. */
  peer: string;
  /** The request as node:http has it, when it came over the wire. */
  incoming?: IncomingMessage;
}

/** The types that Hono carries through this site. */
export interface SiteEnvironment {
  Bindings: Connection & {
    /**
     * What every answer that is made for one request carries.
     * @param styleHash of a page that holds its styles
     */
    headersFor(styleHash?: string): Readonly<Record<string, string>>;
  };
  /** What the middlewares of a posted form pass on, each once it has run. */
  Variables: {
    /** Fields by name. */
    fields?: Readonly<Record<string, string>>;
    allowance?: Allowance;
  };
}

/** What a posted form has taken of the allowance of its network. */
export interface Allowance {
  network: string;
  /** The bucket of the rate limiter that paid for it. */
  bucket: string;
  /** Whether the usual bucket was empty. */
  isCrowded: boolean;
}

export type SiteContext = Context<SiteEnvironment>;
export type SiteHandler = Handler<SiteEnvironment>;

/** As much of a request as stored pages and addresses of visitors need. */
export interface RequestHead {
  method: string;
  /** @param name in lower case */
  header(name: string): string | undefined;
}

/** Path and query of a request as they came: percent-encoded, the query with its question mark or empty. */
export function targetOf(c: SiteContext): { path: string; query: string } {
  const { pathname, search } = new URL(c.req.url);
  return { path: pathname, query: search };
}

/** Whether the client would rather read JSON than a page. Browsers that show pages say `text/html`. */
export function wantsJson(c: SiteContext): boolean {
  const accept = c.req.header("accept") ?? "";
  return accept.includes("application/json") && !accept.includes("text/html");
}
