/**
 * Signs that show nothing: Unicode's default-ignorable ones, such as a zero-width space, a soft hyphen, a byte-order
 * mark or a mark of direction, and the interlinear anchors. Phones, chat programs and PDF files add them unseen.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]+/gu;

/**
 * A text without signs that show nothing, with its letters in one form (NFKC: full-width and composed letters
 * become the usual ones). For what is compared, such as an address, a number or a reference; never for prose,
 * where some scripts and emoji need such signs.
 */
export function plainSigns(text: string): string {
  // Again, since a compatible form may be made of ignorable signs.
  return text.replace(invisible, "").normalize("NFKC").replace(invisible, "");
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
