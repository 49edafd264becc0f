import { isIP } from "node:net";
import type { SiteContext } from "#server/http/request-context.ts";

/**
 * Returns the visitor's address, which limits abuse and is never stored.
 * @param peer address of the TCP connection
 * @param forwarded header `X-Forwarded-For`: each trusted proxy appends its peer; anything before that is the
 *   visitor's own claim
 * @param trustedProxies number of our own proxies
 */
export function visitorAddress(
  peer: string,
  forwarded: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return peer;
  const chain = (forwarded ?? "")
    .split(",")
    // Some proxies write `192.0.2.1:5678` and `[2001:db8::1]:5678`.
    .map((part) => part.trim().replace(/^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/, "$1$2"))
    .filter((part) => part !== "");
  const address = chain.at(Math.max(-trustedProxies, -chain.length));
  return address && isIP(address) ? address : peer;
}

export function networkOf(c: SiteContext, trustedProxies: number): string {
  const forwarded = c.req.header("x-forwarded-for");
  return addressPrefix(visitorAddress(c.env.peer, forwarded, trustedProxies));
}

/** What one household or mobile network shares: an IPv4 address, or the first 56 bits of an IPv6 address. */
export function addressPrefix(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIP(plain) !== 6) return plain;
  const [head = "", tail] = plain.replace(/%.*$/, "").toLowerCase().split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill("0"), ...last];
  const [a = "0", b = "0", c = "0", d = "0"] = groups;
  return `${a}:${b}:${c}:${(Number.parseInt(d, 16) >> 8).toString(16)}::/56`;
}
