/**
 * The form of an address that tells mailboxes apart. By the letter of RFC 5321 the part before the @
 * may depend on capitals; no mail service in use does, and people type them by chance.
 */
export function addressKey(address: string): string {
  return address.normalize("NFC").toLowerCase();
}
