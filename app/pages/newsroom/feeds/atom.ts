import { escapeXml, type Feed, lastChange, momentOf } from "./feed.ts";

/** Atom 1.0 (RFC 4287). */
export function atom(feed: Feed, organisation: string): string {
  const entries = feed.entries.map(
    (entry) => `  <entry>
    <id>${escapeXml(entry.address)}</id>
    <title>${escapeXml(entry.title)}</title>
    <link rel="alternate" type="text/html" href="${escapeXml(entry.address)}"/>
    <published>${momentOf(entry.published)}</published>
    <updated>${momentOf(entry.updated)}</updated>
${entry.authors.map((author) => `    <author><name>${escapeXml(author)}</name></author>\n`).join("")}${entry.tags
  .map((tag) => `    <category term="${escapeXml(tag)}"/>\n`)
  .join("")}    <summary>${escapeXml(entry.summary)}</summary>
${entry.html ? `    <content type="html">${escapeXml(entry.html)}</content>\n` : ""}  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>${escapeXml(feed.self)}.atom</id>
  <title>${escapeXml(feed.title)}</title>
  <subtitle>${escapeXml(feed.description)}</subtitle>
  <updated>${momentOf(lastChange(feed))}</updated>
  <author><name>${escapeXml(organisation)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}.atom"/>
  <link rel="alternate" type="text/html" href="${escapeXml(feed.home)}"/>
${entries.join("\n")}
</feed>
`;
}
