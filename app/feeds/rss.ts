import { escapeMarkup } from "#collections/formats/escape-markup.ts";
import { type Feed, lastChange, momentOf } from "./feed.ts";

/** RSS 2.0 as https://www.rssboard.org/rss-specification has it. */
export function rss(feed: Feed): string {
  const items = feed.entries.map(
    (entry) => `    <item>
      <title>${escapeMarkup(entry.title)}</title>
      <link>${escapeMarkup(entry.address)}</link>
      <guid isPermaLink="true">${escapeMarkup(entry.address)}</guid>
      <pubDate>${mailDate(entry.published)}</pubDate>
      <description>${escapeMarkup(entry.summary)}</description>
${entry.tags.map((tag) => `      <category>${escapeMarkup(tag)}</category>\n`).join("")}${entry.authors
  .map((author) => `      <dc:creator>${escapeMarkup(author)}</dc:creator>\n`)
  .join(
    "",
  )}${entry.html ? `      <content:encoded>${escapeMarkup(entry.html)}</content:encoded>\n` : ""}    </item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeMarkup(feed.title)}</title>
    <link>${escapeMarkup(feed.home)}</link>
    <description>${escapeMarkup(feed.description)}</description>
    <language>en-GB</language>
${feed.licence ? `    <copyright>${escapeMarkup(feed.licence)}</copyright>\n` : ""}    <lastBuildDate>${mailDate(lastChange(feed))}</lastBuildDate>
    <atom:link rel="self" type="application/rss+xml" href="${escapeMarkup(feed.self)}.rss"/>
${items.join("\n")}
  </channel>
</rss>
`;
}

/** RFC 822 with the zone as a number, e.g. `Fri, 21 Nov 2026 00:00:00 +0300`. */
function mailDate(day: string): string {
  const date = new Date(momentOf(day));
  const inKampala = new Date(date.getTime() + 3 * 3_600_000);
  return inKampala.toUTCString().replace("GMT", "+0300");
}
