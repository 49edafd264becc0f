import type { KnownOrganisation } from "#collections/site/organisation.ts";

/** RFC 9116 recommends less than a year; a site that is built once a quarter stays far from the end. */
const validDays = 330;

/**
 * Writes `/.well-known/security.txt` (RFC 9116), which expires 330 days after the build.
 * @returns undefined while neither mailbox nor address of the site is known: the file needs a contact
 */
export function securityContact(
  { email, url }: Pick<KnownOrganisation, "email" | "url">,
  builtAt: Date,
): string | undefined {
  const contact = email ? `mailto:${email}` : url && `${url}/contact`;
  if (!contact) return undefined;
  const expires = new Date(builtAt.getTime() + validDays * 86_400_000);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: en",
    ...(url ? [`Canonical: ${url}/.well-known/security.txt`] : []),
    "",
  ].join("\n");
}
