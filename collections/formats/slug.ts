import anyAscii from "any-ascii";

/**
 * A text as part of an address: small letters a to z and digits, with hyphens between them. Letters of other alphabets
 * are written in Latin ones, so that none is lost: `Ŋŋaali` is ngngaali, `Łódź` is lodz.
 */
export function slugOf(text: string): string {
  // Signs go first: they would become words, as ⚠ would be "warning".
  const joined = text.normalize("NFC").replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return anyAscii(joined)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
