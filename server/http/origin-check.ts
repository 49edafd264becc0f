import type { Asked } from "./exchange.ts";

/**
 * Whether a form was sent from a page of ours. Old phones and programs send neither header, which says
 * nothing against them. `Origin: null` is a page that hides where it comes from, and is refused.
 * @param ownOrigins origins besides the one that the request itself is addressed to
 */
export function isOwnOrigin(asked: Pick<Asked, "header">, ownOrigins: readonly string[]): boolean {
  const origin = asked.header("origin");
  if (origin === undefined) return asked.header("sec-fetch-site") !== "cross-site";
  if (ownOrigins.includes(origin)) return true;
  // A browser tells the truth about the host it speaks to, whatever page makes it speak.
  return /^https?:\/\//.test(origin) && origin.replace(/^https?:\/\//, "") === asked.header("host");
}
