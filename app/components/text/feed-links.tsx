interface FeedLinksProps {
  /** What the feed is about, e.g. `OTC: blogs`. */
  title: string;
  /** Address without its ending, e.g. `/feeds/blogs`. */
  feed: string;
}

/** Lets feed readers find the feeds of a page; React lifts the links into the document's head. */
export function FeedLinks({ title, feed }: FeedLinksProps) {
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${title} (RSS)`}
        href={`${feed}.rss`}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${title} (Atom)`}
        href={`${feed}.atom`}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={`${title} (JSON)`}
        href={`${feed}.json`}
      />
    </>
  );
}
