import { domainToASCII } from "node:url";

/**
 * The form of an address that tells mailboxes apart. By the letter of RFC 5321 the part before the @
 * may depend on capitals; no mail service in use does, and people type them by chance. The domain is written
 * as mail servers look it up (IDNA), because full-width letters and other dots name the same one.
 */
export function addressKey(address: string): string {
  const [local, domain] = partsOf(address.normalize("NFC").toLowerCase());
  return `${local}@${domainToASCII(domain) || domain}`;
}

/** Services by the domain under which their mailboxes are also reached. */
const sameService: Readonly<Record<string, string>> = { "googlemail.com": "gmail.com" };

/** Services that leave dots out when they look for a mailbox. */
const withoutDots = new Set(["gmail.com"]);

/**
 * The mailbox that an address most likely leads to, for counting how much it gets and never for writing to
 * it: what follows a plus sign is a label nearly everywhere, and some services ignore dots. Whoever has a
 * mailbox with a plus of its own merely shares an allowance.
 */
export function mailboxKey(address: string): string {
  const [local, named] = partsOf(addressKey(address));
  const domain = sameService[named] ?? named;
  // Letters of other widths are written to the same mailbox by servers that know them, and refused by others.
  const plain = local.normalize("NFKC").replace(/(?<=.)\+.*$/, "");
  return `${withoutDots.has(domain) ? plain.replaceAll(".", "") : plain}@${domain}`;
}

function partsOf(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf("@");
  return [address.slice(0, at), address.slice(at + 1)];
}
