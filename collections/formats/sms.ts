/** All signs that an SMS can hold (GSM 03.38); the last ones take the room of two. */
export const smsAlphabet =
  /^[\n\w @£$¥èéùìòÇØøÅåÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà^{}\\[\]~|€]*$/;

export const smsLength = (text: string): number => text.replace(/[\^{}\\[\]~|€]/g, "$&$&").length;

/** Number of paid parts of an SMS. One sign of another alphabet makes all parts less than half as long. */
export function smsParts(text: string): number {
  const [whole, part] = smsAlphabet.test(text) ? [160, 153] : [70, 67];
  const length = smsLength(text);
  return length <= whole ? 1 : Math.ceil(length / part);
}

/** Writes a text with plain quotes, dashes and letters where that leaves room for more in an SMS. */
export const toSms = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, "-")
    .replace(/ŋ/g, "ng'")
    .replace(/Ŋ/g, "Ng'")
    .replace(/[^\n\w]/gu, (sign) =>
      smsAlphabet.test(sign) ? sign : sign.normalize("NFKD").replace(/\p{M}/gu, ""),
    );
