import { href } from "react-router";
import { Icon, type IconName } from "#app/components/base/icon.tsx";
import styles from "./downloads.module.css";

export interface DownloadsProps {
  text: string;
  links: readonly { label: string; href: string; isFile?: boolean; icon?: IconName }[];
}

/** Feeds and open data of a page, in one line. */
export function Downloads({ text, links }: DownloadsProps) {
  return (
    <div className={styles.line}>
      <p>{text}</p>
      <ul>
        {links.map(({ label, href, isFile, icon }) => (
          <li key={href}>
            <a href={href} download={isFile}>
              <Icon name={icon ?? (isFile ? "download" : "rss")} /> {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to open data in both its forms, and to the page about them, for `Downloads`. */
export function dataFiles(name: "cases" | "laws"): DownloadsProps["links"] {
  return [
    { label: "CSV", href: href("/data/:file", { file: `${name}.csv` }), isFile: true },
    { label: "JSON", href: href("/data/:file", { file: `${name}.json` }), isFile: true },
    { label: "What the columns mean", href: href("/data"), icon: "arrow-right" },
  ];
}

/** Links to a feed, e.g. `blogs`, in all its forms, for `Downloads`. */
export function feedFiles(feed: string): DownloadsProps["links"] {
  return feedForms.map(({ label, ending }) => ({ label, href: feedAddress(feed, ending) }));
}

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
