/**
 * What XML 1.0 cannot hold, so that no feed, calendar or page does: control characters but tabs and line breaks, halves
 * of a surrogate pair, and what Unicode will never assign. U+FFFD is what a file in another code than UTF-8 has in the
 * place of its letters. Texts copied from Word and PDF files bring U+000B and U+001D unseen.
 */
const forbidden = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\ufeff\ufffd]/u;

/** The first sign of a text that content must not have; undefined for a text that is fine. */
export const forbiddenSign = (text: string): string | undefined => forbidden.exec(text)?.[0];

/** A sign by its number, such as `the sign U+000B`. */
export function signName(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return sign === "\ufffd" ? "a sign that is not in UTF-8" : `the sign U+${code}`;
}

const allForbidden = new RegExp(forbidden, "gu");

/** A text as XML, and a file of ours, can hold it. */
export const withoutForbiddenSigns = (text: string): string => text.replace(allForbidden, "");
