/**
 * Signs that show nothing: Unicode's default-ignorable ones, such as a zero-width space, a soft hyphen, a byte-order
 * mark or a mark of direction, and the interlinear anchors. Phones, chat programs and PDF files add them unseen.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]+/gu;

export const withoutInvisible = (text: string): string => text.replace(invisible, "");

/** Full-width and half-width signs of East Asian keyboards, and the small forms beside them. */
const otherWidth = /[\u3000\ufe50-\ufe6b\uff01-\uffee]/gu;

/**
 * A text without signs that show nothing, with wide and small signs as usual ones and each letter composed (NFC).
 * For what is compared, such as an address, a number or a reference; never for prose, where some scripts and emoji
 * need such signs. Other compatible forms stay, so that `²` never becomes a 2.
 */
export function plainSigns(text: string): string {
  const usual = withoutInvisible(text).replace(otherWidth, (sign) => sign.normalize("NFKC"));
  // Again, since a compatible form may be an ignorable sign.
  return withoutInvisible(usual).normalize("NFC");
}

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** In Unicode the digits of a script lie together from zero to nine, and some sets one behind another. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/** Decimal digits of every script as 0 to 9: `٠٧٧٢` is 0772. */
export function plainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, digitOf);
}
