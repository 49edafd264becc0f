import type { Redirect } from "#collections/site/redirects.ts";
import { getLanguages } from "#collections/translations/languages.ts";
import { englishFiles, pagesIn } from "#collections/translations/shown-pages.ts";

/** The statuses that every host knows; nothing is posted to a host of files, so they mean the same. */
const statuses = { 307: 302, 308: 301 } as const;

/** `_redirects`, as Netlify, Cloudflare Pages and others read it. */
export function hostRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${statuses[status]}\n`).join("");
}

/**
 * From each page that a language lacks to the English one, as our server does it. One by one, because some hosts obey
 * a pattern also where there is a page.
 */
export function redirectsToEnglish(): Redirect[] {
  return getLanguages().flatMap(({ code }) =>
    englishFiles()
      .flatMap(({ address }) => address ?? [])
      .filter((path) => !pagesIn(code).has(path))
      .map((path) => ({ from: `/${code}${path}`, to: path, status: 307 as const })),
  );
}
