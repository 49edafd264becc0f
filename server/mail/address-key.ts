import { domainToASCII } from "node:url";

/**
 * Returns the form of an address by which mailboxes are compared. RFC 5321 allows a case-sensitive local part; no mail
 * service in use has one, and people type capitals by chance. The domain is in the form of DNS (IDNA), since
 * full-width letters and other dots name the same one.
 */
export function addressKey(address: string): string {
  const [local, domain] = splitAddress(address.normalize("NFC").toLowerCase());
  return `${local}@${domainToASCII(domain) || domain}`;
}

const mainDomains: Readonly<Record<string, string>> = { "googlemail.com": "gmail.com" };

/** Services that ignore dots in the local part. */
const withoutDots = new Set(["gmail.com"]);

/**
 * Returns the mailbox that an address most likely reaches, for rate limits only, never for delivery: text after a plus
 * sign is a label nearly everywhere, and some services ignore dots. A real mailbox with a plus sign in its name merely
 * shares an allowance.
 */
export function mailboxKey(address: string): string {
  const [local, named] = splitAddress(addressKey(address));
  const domain = mainDomains[named] ?? named;
  // Servers that know full-width letters deliver them to the same mailbox; others refuse them.
  const plain = local.normalize("NFKC").replace(/(?<=.)\+.*$/, "");
  return `${withoutDots.has(domain) ? plain.replaceAll(".", "") : plain}@${domain}`;
}

function splitAddress(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf("@");
  return [address.slice(0, at), address.slice(at + 1)];
}
