import type { BuiltPage } from "#app/services.ts";
import { escapeMarkup } from "#collections/formats/escape-markup.ts";

/**
 * The site map (sitemaps.org 0.9): the one true address of every page that search engines may show.
 * `lastmod` is given only where a page knows when its text last changed; a guess would teach search engines
 * to ignore it.
 */
export function siteMap(pages: Iterable<BuiltPage>): string {
  const entries = new Map<string, string | undefined>();
  const inOrder = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { canonical, path, modifiedOn } of inOrder) {
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

/**
 * Tells search engines where the site map is. Nothing is closed to them: a page that must stay out of their
 * lists says so itself (`noindex`), which they can read only if they may ask for it.
 * @param origin public origin without a slash at the end
 */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
