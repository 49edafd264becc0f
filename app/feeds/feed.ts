import { escapeMarkup as say } from "#collections/formats/escape-markup.ts";

export interface Feed {
  title: string;
  description: string;
  /** Full address of the page that the feed follows. */
  home: string;
  /** Full address of the feed without its ending. */
  self: string;
  licence?: string | undefined;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** A full address that stays whatever is added to the page; readers show an entry with a new one as new. */
  id: string;
  /** Full address of the page, with an anchor where one page has several entries. */
  address: string;
  title: string;
  summary: string;
  /** HTML with absolute addresses. */
  html?: string | undefined;
  /** ISO dates. */
  published: string;
  updated: string;
  authors: readonly string[];
  tags: readonly string[];
}

/** Day of the newest change, which even empty feeds must have. */
function lastChange({ entries }: Pick<Feed, "entries">): string {
  return entries.reduce((last, { updated }) => (updated > last ? updated : last), "2025-01-01");
}

function momentOf(day: string): string {
  return `${day}T00:00:00+03:00`;
}

/** RSS 2.0 as https://www.rssboard.org/rss-specification has it. */
export function rss(feed: Feed): string {
  const items = feed.entries.map(
    (entry) => `    <item>
      <title>${say(entry.title)}</title>
      <link>${say(entry.address)}</link>
      <guid isPermaLink="${entry.id === entry.address}">${say(entry.id)}</guid>
      <pubDate>${mailDate(entry.published)}</pubDate>
      <description>${say(entry.summary)}</description>
${entry.tags.map((tag) => `      <category>${say(tag)}</category>\n`).join("")}${entry.authors
  .map((author) => `      <dc:creator>${say(author)}</dc:creator>\n`)
  .join(
    "",
  )}${entry.html ? `      <content:encoded>${say(entry.html)}</content:encoded>\n` : ""}    </item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${say(feed.title)}</title>
    <link>${say(feed.home)}</link>
    <description>${say(feed.description)}</description>
    <language>en-GB</language>
${feed.licence ? `    <copyright>${say(feed.licence)}</copyright>\n` : ""}    <lastBuildDate>${mailDate(lastChange(feed))}</lastBuildDate>
    <atom:link rel="self" type="application/rss+xml" href="${say(feed.self)}.rss"/>
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

/** Atom 1.0 (RFC 4287); `self` is the full address of the feed. */
export function atom(feed: Feed, organisation: string, self = `${feed.self}.atom`): string {
  const entries = feed.entries.map(
    (entry) => `  <entry>
    <id>${say(entry.id)}</id>
    <title>${say(entry.title)}</title>
    <link rel="alternate" type="text/html" href="${say(entry.address)}"/>
    <published>${momentOf(entry.published)}</published>
    <updated>${momentOf(entry.updated)}</updated>
${entry.authors.map((author) => `    <author><name>${say(author)}</name></author>\n`).join("")}${entry.tags
  .map((tag) => `    <category term="${say(tag)}"/>\n`)
  .join("")}    <summary>${say(entry.summary)}</summary>
${entry.html ? `    <content type="html">${say(entry.html)}</content>\n` : ""}  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>${say(self)}</id>
  <title>${say(feed.title)}</title>
  <subtitle>${say(feed.description)}</subtitle>
${feed.licence ? `  <rights>${say(feed.licence)}</rights>\n` : ""}  <updated>${momentOf(lastChange(feed))}</updated>
  <author><name>${say(organisation)}</name></author>
  <link rel="self" type="application/atom+xml" href="${say(self)}"/>
  <link rel="alternate" type="text/html" href="${say(feed.home)}"/>
${entries.join("\n")}
</feed>
`;
}

/** JSON Feed 1.1 as https://www.jsonfeed.org/version/1.1/ has it. */
export function jsonFeed(feed: Feed, organisation: string): string {
  return JSON.stringify(
    {
      version: "https://jsonfeed.org/version/1.1",
      title: feed.title,
      description: feed.description,
      home_page_url: feed.home,
      feed_url: `${feed.self}.json`,
      language: "en-GB",
      // An extension, hence the underscore.
      ...(feed.licence && { _licence: feed.licence }),
      authors: [{ name: organisation }],
      items: feed.entries.map((entry) => ({
        id: entry.id,
        url: entry.address,
        title: entry.title,
        summary: entry.summary,
        ...(entry.html ? { content_html: entry.html } : { content_text: entry.summary }),
        date_published: momentOf(entry.published),
        date_modified: momentOf(entry.updated),
        authors: entry.authors.map((name) => ({ name })),
        tags: entry.tags,
      })),
    },
    null,
    1,
  );
}
