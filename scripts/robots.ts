/**
 * Tells search engines where the site map is. Nothing is closed to them: a page that must stay out of their
 * lists says so itself (`noindex`), which they can read only if they may ask for it.
 * @param origin public origin without a slash at the end
 */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
