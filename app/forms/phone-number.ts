/**
 * Brings a Ugandan telephone number into the form +256…: `0772 123 456`, `772123456`, `256772123456`,
 * `+256 (0) 772-123456` and `00256…` are the same number. Numbers of other countries are taken when
 * they are written with their country code.
 * @returns undefined when the text is no telephone number
 */
export function parsePhoneNumber(text: string): string | undefined {
  if (!/^[\d\s+().\-/\u00a0]+$/.test(text)) return undefined;
  const international = text
    .replace(/\(0\)/, "")
    .replace(/[^\d+]/g, "")
    .replace(/^00/, "+");
  if (/^\+\d{8,15}$/.test(international) && !international.startsWith("+256")) {
    return international.startsWith("+0") ? undefined : international;
  }
  // After the country code or the 0 come nine digits: 7… for mobiles, 2…, 3… or 4… for lines.
  const national = /^(?:\+?2560?|0)?([2-47]\d{8})$/.exec(international);
  return national ? `+256${national[1]}` : undefined;
}
