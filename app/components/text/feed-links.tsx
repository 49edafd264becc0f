/** The three forms of every feed. */
export const feedForms = [
  { label: "RSS", ending: "rss", type: "application/rss+xml" },
  { label: "Atom", ending: "atom", type: "application/atom+xml" },
  { label: "JSON", ending: "json", type: "application/feed+json" },
] as const;

interface FeedLinksProps {
  /** What the feed is about, e.g. `OTC: blogs`. */
  title: string;
  /** Address without its ending, e.g. `/feeds/blogs`. */
  feed: string;
}

/** Lets feed readers find the feeds of a page; React lifts the links into the document's head. */
export function FeedLinks({ title, feed }: FeedLinksProps) {
  return feedForms.map(({ label, ending, type }) => (
    <link
      key={ending}
      rel="alternate"
      type={type}
      title={`${title} (${label})`}
      href={`${feed}.${ending}`}
    />
  ));
}
