import { parseAccept } from "hono/utils/accept";

export type Encoding = "br" | "gzip" | "identity";

const known = new Map<string, Encoding>();
const maxCachedHeaders = 200;

/**
 * The best encoding that a client accepts: Brotli, gzip, none. Cached, because browsers send few different
 * headers.
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
