import type { Redirect } from "#collections/site/redirects.ts";

/** The statuses that every host knows; nothing is posted to a host of files, so they mean the same. */
const statuses = { 307: 302, 308: 301 } as const;

/** `_redirects`, as Netlify, Cloudflare Pages and others read it. */
export function hostRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${statuses[status]}\n`).join("");
}
