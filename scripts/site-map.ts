import { escapeMarkup } from "#schemas/formats/escape-markup.ts";
import type { BuiltPage } from "./built-pages.ts";

/**
 * The site map (sitemaps.org 0.9): the one true address of every page that search engines may show.
 * `lastmod` stands only where a page knows when its text last changed; a guess would teach search engines
 * to ignore it.
 */
export function siteMap(pages: Iterable<BuiltPage>): string {
  const entries = new Map<string, string | undefined>();
  for (const { canonical, path, modifiedOn } of pages) {
    // A second address of a screen names the first one as canonical.
    if (canonical && new URL(canonical).pathname === path) entries.set(canonical, modifiedOn);
  }
  const lines = [...entries].map(([address, day]) => {
    const changed = day ? `<lastmod>${escapeMarkup(day)}</lastmod>` : "";
    return `  <url><loc>${escapeMarkup(address)}</loc>${changed}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("")}</urlset>\n`
  );
}
