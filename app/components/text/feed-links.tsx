import { href } from "react-router";

export const feedForms = [
  { label: "RSS", ending: "rss", type: "application/rss+xml" },
  { label: "Atom", ending: "atom", type: "application/atom+xml" },
  { label: "JSON", ending: "json", type: "application/feed+json" },
] as const;

/** Address of a feed in one of its forms, e.g. of `blogs` as `rss`. */
export function feedAddress(feed: string, ending: (typeof feedForms)[number]["ending"]): string {
  return href("/feeds/:file", { file: `${feed}.${ending}` });
}

interface FeedLinksProps {
  /** What the feed is about, e.g. `OTC: blogs`. */
  title: string;
  /** Its name, e.g. `blogs`. */
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
      href={feedAddress(feed, ending)}
    />
  ));
}
