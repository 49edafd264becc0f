import { escapeMarkup } from "#collections/formats/escape-markup.ts";
import { type Feed, lastChange, momentOf } from "./feed.ts";

/**
 * Atom 1.0 (RFC 4287).
 * @param self full address of the feed
 */
export function atom(feed: Feed, organisation: string, self = `${feed.self}.atom`): string {
  const entries = feed.entries.map(
    (entry) => `  <entry>
    <id>${escapeMarkup(entry.address)}</id>
    <title>${escapeMarkup(entry.title)}</title>
    <link rel="alternate" type="text/html" href="${escapeMarkup(entry.address)}"/>
    <published>${momentOf(entry.published)}</published>
    <updated>${momentOf(entry.updated)}</updated>
${entry.authors.map((author) => `    <author><name>${escapeMarkup(author)}</name></author>\n`).join("")}${entry.tags
  .map((tag) => `    <category term="${escapeMarkup(tag)}"/>\n`)
  .join("")}    <summary>${escapeMarkup(entry.summary)}</summary>
${entry.html ? `    <content type="html">${escapeMarkup(entry.html)}</content>\n` : ""}  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>${escapeMarkup(self)}</id>
  <title>${escapeMarkup(feed.title)}</title>
  <subtitle>${escapeMarkup(feed.description)}</subtitle>
${feed.licence ? `  <rights>${escapeMarkup(feed.licence)}</rights>\n` : ""}  <updated>${momentOf(lastChange(feed))}</updated>
  <author><name>${escapeMarkup(organisation)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeMarkup(feed.home)}"/>
${entries.join("\n")}
</feed>
`;
}
