import type { HeaderRule, RedirectRule } from "#server/http/header-rules.ts";

/**
 * `_headers`, as Netlify, Cloudflare Pages and others read it. A request gets the headers of all patterns that it
 * matches, and two values of one name are joined.
 */
export function hostHeaders(headers: readonly HeaderRule[]): string {
  const blocks = headers.map(({ match, set }) =>
    [match, ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}

/** The statuses that every host knows; nothing is posted to a host of files, so they mean the same. */
const statuses = { 307: 302, 308: 301 } as const;

/** `_redirects`, as Netlify, Cloudflare Pages and others read it. */
export function hostRedirects(redirects: readonly RedirectRule[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${statuses[status]}\n`).join("");
}
