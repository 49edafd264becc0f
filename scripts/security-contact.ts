/** RFC 9116 recommends less than a year; a site that is built once a quarter stays far from the end. */
const validDays = 330;

/**
 * `/.well-known/security.txt` (RFC 9116): the contact for weaknesses of the site.
 * @param organisation its public address and mailbox
 * @param builtAt moment of the build; the file expires 330 days later
 */
export function securityContact(
  organisation: { email: string; url: string },
  builtAt: Date,
): string {
  const expires = new Date(builtAt.getTime() + validDays * 86_400_000);
  return [
    `Contact: mailto:${organisation.email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: en",
    `Canonical: ${organisation.url}/.well-known/security.txt`,
    "",
  ].join("\n");
}
