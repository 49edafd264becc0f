import type { EmailAddress } from "#app/forms/email-address.ts";

const mainDomains: Readonly<Record<string, string>> = { "googlemail.com": "gmail.com" };

/** Services that ignore dots in the local part. */
const withoutDots = new Set(["gmail.com"]);

/**
 * Returns the mailbox that an address most likely reaches, for rate limits only, never for delivery: text after a plus
 * sign is a label nearly everywhere, and some services ignore dots. A real mailbox with a plus sign in its name merely
 * shares an allowance.
 */
export function mailboxKey(address: EmailAddress): string {
  const at = address.lastIndexOf("@");
  const named = address.slice(at + 1);
  const domain = mainDomains[named] ?? named;
  const plain = address.slice(0, at).replace(/(?<=.)\+.*$/, "");
  return `${withoutDots.has(domain) ? plain.replaceAll(".", "") : plain}@${domain}`;
}
