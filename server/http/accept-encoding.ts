/** How the bytes of an answer may be packed. */
export type Encoding = "br" | "gzip" | "identity";

const known = new Map<string, Encoding>();
const mostKnown = 200;

/**
 * The best packing that a client takes: Brotli, then gzip, then none. Browsers send a handful of
 * different headers, so the outcome of each is remembered.
 */
export function bestEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  let best = known.get(acceptEncoding);
  if (!best) {
    best = choose(acceptEncoding);
    if (known.size >= mostKnown) known.clear();
    known.set(acceptEncoding, best);
  }
  return best;
}

function choose(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith("q="))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  if (weightOf("br") > 0) return "br";
  if (weightOf("gzip") > 0) return "gzip";
  return "identity";
}
