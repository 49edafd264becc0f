import { plainDigits, plainSigns } from "#collections/formats/plain-signs.ts";

declare const form: unique symbol;

/** A telephone number in the one form in which it is stored and compared: `+` and digits, such as +256772123456. */
export type PhoneNumber = string & { readonly [form]: "phone" };

/** One of the signs that people, telephones and printed pages put between digits, for a regular expression. */
export const phoneSeparator = "[\\s().\\-/\\u00b7\\u2010-\\u2015\\u2022\\u2212]";
const allowed = new RegExp(`^(?:[+\\d]|${phoneSeparator})+$`);

/**
 * Brings a Ugandan telephone number into the form +256…: `0772 123 456`, `772123456`, `256772123456`,
 * `+256 (0) 772-123456` and `00256…` are the same number, also with the digits of another script, dashes that do
 * not break, invisible marks, or as a link (`tel:`, RFC 3966). Numbers of other countries are taken when they are
 * written with their country code.
 * @returns undefined when the text is no telephone number
 */
export function parsePhoneNumber(text: string): PhoneNumber | undefined {
  const plain = plainDigits(plainSigns(text)).trim().replace(/^tel:/i, "").replaceAll("%20", " ");
  if (!allowed.test(plain)) return undefined;
  const international = plain
    .replace(/\(\s*0\s*\)/, "")
    .replace(/[^\d+]/g, "")
    .replace(/^00/, "+");
  if (/^\+\d{8,15}$/.test(international) && !international.startsWith("+256")) {
    return international.startsWith("+0") ? undefined : (international as PhoneNumber);
  }
  // After the country code or the 0 come nine digits: 7… for mobiles, 2…, 3… or 4… for lines.
  const national = /^(?:\+?2560?|0)?([2-47]\d{8})$/.exec(international);
  return national ? (`+256${national[1]}` as PhoneNumber) : undefined;
}

/** Converts a number that is known to be right. @throws TypeError otherwise */
export function phoneNumber(text: string): PhoneNumber {
  const number = parsePhoneNumber(text);
  if (!number) throw new TypeError("This is no telephone number");
  return number;
}
