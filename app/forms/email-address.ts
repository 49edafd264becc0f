import { plainSigns } from "#collections/formats/plain-signs.ts";

declare const form: unique symbol;

/**
 * An e-mail address in the one form in which it is stored, compared and mailed: no invisible signs, small letters,
 * and a host as it stands in DNS. Only `parseEmailAddress` and `emailAddress` make one, so that a text as
 * it was typed gets into no field of this type.
 */
export type EmailAddress = string & { readonly [form]: "address" };

/** An address, or a name with its address in angle brackets, as an e-mail header takes it. */
export type Mailbox = EmailAddress | (string & { readonly [form]: "mailbox" });

/** The longest address that SMTP carries (RFC 5321, 4.5.3.1.3, less the angle brackets), in characters. */
export const maxEmailLength = 254;

export const emailSentences = {
  missing: "Enter your e-mail address.",
  tooLong: "Use an e-mail address of at most 254 characters.",
  malformed: "Enter an e-mail address with an @ and a domain, such as name@example.org.",
} as const;

/** Letters and digits of every script, and what RFC 5322 (3.2.3) lets stand between dots. */
const word = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const localPart = new RegExp(`^${word}(?:\\.${word})*$`, "u");
const maxLocalLength = 64;

const hostLabels = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;
const asciiLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Brings an address into its one form. RFC 5321 allows a local part in which capitals count; no mail service in use
 * has one, and people type them by chance.
 * @returns undefined for anything but one bare address; no part of a longer text is cut out of it
 */
export function parseEmailAddress(text: string): EmailAddress | undefined {
  if (text.length > maxEmailLength * 4) return undefined;
  // Normalised again, since small letters may compose in another way.
  const plain = plainSigns(text).trim().toLowerCase().normalize("NFC");
  // `ﬁ` and `²` may be typed for other letters, and would name another mailbox than `fi` and `2`.
  if (plain.normalize("NFKC") !== plain) return undefined;
  const at = plain.lastIndexOf("@");
  const local = plain.slice(0, at);
  const host = at > 0 ? asciiHost(plain.slice(at + 1)) : undefined;
  if (!host || local.length > maxLocalLength || !localPart.test(local)) return undefined;
  const address = `${local}@${host}`;
  return address.length > maxEmailLength ? undefined : (address as EmailAddress);
}

/** Converts an address that is known to be right. @throws TypeError otherwise */
export function emailAddress(text: string): EmailAddress {
  const address = parseEmailAddress(text);
  if (!address) throw new TypeError("This is no e-mail address");
  return address;
}

/** Reads `name@example.org` or `A name <name@example.org>`. @returns undefined for several, or for none */
export function parseMailbox(text: string): Mailbox | undefined {
  const named = /^([^<>@,;:"\p{C}]*)<([^<>]+)>$/u.exec(text.trim());
  if (!named) return parseEmailAddress(text);
  const [, name = "", inside = ""] = named;
  const address = parseEmailAddress(inside);
  return address && (name.trim() ? (`${name.trim()} <${address}>` as Mailbox) : address);
}

/**
 * Returns a host with a dot as DNS knows it (IDNA): full-width letters, other dots and capitals name the same one.
 * `URL` converts it in browsers and in Node alike; what it would repair or take for a number is refused.
 */
function asciiHost(host: string): string | undefined {
  const dotted = host.replace(/[\u3002\uff61]/g, ".");
  if (!hostLabels.test(dotted) || !URL.canParse(`http://${dotted}`)) return undefined;
  const { hostname } = new URL(`http://${dotted}`);
  const labels = hostname.split(".");
  const isWhole = labels.length === dotted.split(".").length;
  const isName =
    labels.every((label) => asciiLabel.test(label)) && /[a-z]/.test(labels.at(-1) ?? "");
  return isWhole && isName ? hostname : undefined;
}
