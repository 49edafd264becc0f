/** One sign of the alphabet of an SMS (GSM 03.38). */
const sign = /[\n\w @£$¥èéùìòÇØøÅåÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]/u;
/** Signs of that alphabet that take the room of two. */
const doubleSign = /[\^{}\\[\]~|€]/gu;

const isSms = (text: string) => [...text.replace(doubleSign, "")].every((char) => sign.test(char));

/** Room of a text in an SMS, in signs; another alphabet takes the room of its own count. */
export const smsLength = (text: string): number =>
  text.length + (text.match(doubleSign)?.length ?? 0);

/** Number of paid parts of an SMS. One character of another alphabet makes all parts less than half as long. */
export function smsParts(text: string): number {
  const length = smsLength(text);
  const [whole, part] = isSms(text) ? [160, 153] : [70, 67];
  return length <= whole ? 1 : Math.ceil(length / part);
}

/** Writes a text with the alphabet of an SMS where that is possible: straight quotes, short dashes, plain letters. */
export function toSms(text: string): string {
  const plain = text
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/[–—]/gu, "-")
    .replaceAll("…", "...")
    .replaceAll("ŋ", "ng'")
    .replaceAll("Ŋ", "Ng'");
  return [...plain]
    .map((char) => (sign.test(char) ? char : char.normalize("NFKD").replace(/\p{M}/gu, "")))
    .join("");
}

/** Whether a text fits into one SMS without a character that would shorten it. */
export const isOneSms = (text: string): boolean => isSms(text) && smsParts(text) === 1;
