import { tryDecodeURIComponent } from "hono/utils/url";
import { plainSigns } from "#collections/formats/plain-signs.ts";
import { donationTokenLength } from "#server/donations/donation-records.ts";
import { confirmationTokenLength, leavingTokenLength } from "#server/newsletter/link-tokens.ts";
import type { RoutePath } from "./address.ts";

/** Every route with a token; any text where no routes were generated. */
type PrivatePath = string extends RoutePath
  ? string
  : Extract<RoutePath, `${string}/:token`> | "/donate/return/:token";

/** All private links, with how many characters their tokens have. */
const privateLinks: Readonly<Record<PrivatePath, number>> = {
  "/newsletter/confirm/:token": confirmationTokenLength,
  "/newsletter/unsubscribe/:token": leavingTokenLength,
  "/donate/return/:token": donationTokenLength,
  "/donate/thanks/:token": donationTokenLength,
  "/donate/failed/:token": donationTokenLength,
  "/donate/cancelled/:token": donationTokenLength,
  "/donate/receipt/:token": donationTokenLength,
};

const patterns = Object.entries(privateLinks).map(([path, length]) => {
  const start = path.replace(":token", "");
  return { start, pattern: new RegExp(`^${start}([\\w-]{${length}})(?![\\w-]|\\.\\w)`, "i") };
});

/**
 * Returns the private link that a path means, as mail and chat programs pass it on: without invisible signs, and
 * without what they add behind the token, such as `%E2%80%8B`, `).` or `&utm_source=x`.
 * @returns undefined when the path is no private link
 */
export function privateLinkIn(path: string): string | undefined {
  const plain = plainSigns(tryDecodeURIComponent(path));
  for (const { start, pattern } of patterns) {
    const token = pattern.exec(plain)?.[1];
    if (token) return start + token;
  }
  return undefined;
}

/** Drops a trailing slash and punctuation that followed an address in a text: `see (https://…/abc).` */
export function withoutRest(path: string): string {
  return plainSigns(tryDecodeURIComponent(path)).replace(
    /(?<=[^/])(?:\/|[\s)\]}>"'’”»,.;:!*=]+)$/u,
    "",
  );
}
