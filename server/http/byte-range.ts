/** First and last byte, both inclusive. */
interface ByteRange {
  first: number;
  last: number;
}

/**
 * Parses a `Range` header (RFC 9110, section 14). Returns undefined when it is to be ignored: other units,
 * several ranges, invalid syntax.
 * @param size length of the file in bytes
 */
export function parseByteRange(
  header: string,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  if (!match) return undefined;
  const [, from = "", to = ""] = match;
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return undefined;
  return first >= size ? "unsatisfiable" : { first, last };
}
