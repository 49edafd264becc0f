import { parseAccept } from "hono/utils/accept";

/** How the bytes of a response may be packed. */
export type Encoding = "br" | "gzip" | "identity";

const known = new Map<string, Encoding>();
const maxCachedHeaders = 200;

/**
 * The best packing that a client takes: Brotli, then gzip, then none. Browsers send a handful of
 * different headers, so the outcome of each is remembered.
 */
export function bestEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  let best = known.get(acceptEncoding);
  if (!best) {
    best = choose(acceptEncoding);
    if (known.size >= maxCachedHeaders) known.clear();
    known.set(acceptEncoding, best);
  }
  return best;
}

function choose(header: string): Encoding {
  const weights = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type, q]));
  const takes = (name: Encoding) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
