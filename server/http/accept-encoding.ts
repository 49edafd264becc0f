import { parseAccept } from "hono/utils/accept";

export type Encoding = "br" | "gzip" | "identity";

const known = new Map<string, (encoding: Encoding) => boolean>();
const maxCachedHeaders = 200;

/** The first offered encoding that a client accepts. Cached, because browsers send few different headers. */
export function bestEncoding(
  acceptEncoding = "",
  offered: readonly Encoding[] = ["br", "gzip"],
): Encoding {
  let accepts = known.get(acceptEncoding);
  if (!accepts) {
    accepts = readHeader(acceptEncoding);
    if (known.size >= maxCachedHeaders) known.clear();
    known.set(acceptEncoding, accepts);
  }
  return offered.find(accepts) ?? "identity";
}

function readHeader(header: string) {
  const weights = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type, q]));
  return (name: Encoding) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
}
