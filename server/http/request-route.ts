import type { Answer, Asked } from "./exchange.ts";

/** Addresses that are answered for each request: pages with a token or a name in their path. */
export interface RequestRoute {
  /** What the path begins with, e.g. `/newsletter/confirm/`, or the whole path when it ends without a slash. */
  path: string;
  /**
   * @param rest what follows in the path; empty for a whole path
   * @returns undefined when there is nothing at this address
   */
  get?(asked: Asked, rest: string): Promise<Answer | undefined>;
  /** Answers a post; checks for itself who may send one. Undefined as with `get`. */
  post?(asked: Asked, rest: string): Promise<Answer | undefined>;
}

/** Finds the route for a path. */
export function findRequestRoute(
  routes: readonly RequestRoute[],
  path: string,
): { route: RequestRoute; rest: string } | undefined {
  for (const route of routes) {
    if (!route.path.endsWith("/")) {
      if (route.path === path) return { route, rest: "" };
      continue;
    }
    if (!path.startsWith(route.path)) continue;
    const rest = path.slice(route.path.length);
    // One step only; what is empty or goes deeper is another address.
    if (/^[\w.~-]{1,200}$/.test(rest)) return { route, rest };
  }
  return undefined;
}
