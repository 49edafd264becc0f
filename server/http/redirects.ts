import type { Answer, Asked } from "./exchange.ts";
import type { PublicFiles } from "./public-files.ts";
import { findRequestRoute, type RequestRoute } from "./request-route.ts";

/** An address that moved. */
export interface Redirect {
  from: string;
  to: string;
  status: 307 | 308;
}

/**
 * Finds where an address that shows nothing leads. Only addresses that we know are led to, so no
 * request can make us name a foreign site (`//evil.example/`, `/\evil.example/`).
 */
export function createRedirects(
  files: PublicFiles,
  list: readonly Redirect[],
  routes: readonly RequestRoute[] = [],
) {
  const known = new Map(list.map((redirect) => [redirect.from, redirect]));

  return function redirect({ path, query }: Pick<Asked, "path" | "query">): Answer | undefined {
    const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
    const moved = known.get(plain);
    if (moved) return answer(moved.status, withQuery(moved.to, query));
    // Pages have one address, without a slash at its end.
    if (plain !== path && (files.paths.has(plain) || findRequestRoute(routes, plain)?.route.get)) {
      return answer(308, plain + query);
    }
    return undefined;
  };
}

function withQuery(address: string, query: string): string {
  return address.includes("?") ? address + query.replace("?", "&") : address + query;
}

function answer(status: number, location: string): Answer {
  return {
    status,
    headers: ["Location", location, "Cache-Control", "no-cache", "Content-Length", "0"],
    body: null,
  };
}
