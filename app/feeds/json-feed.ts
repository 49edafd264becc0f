import { type Feed, momentOf } from "./feed.ts";

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
        id: entry.address,
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
