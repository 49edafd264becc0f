import { Icon } from "#app/components/base/icon.tsx";
import styles from "./downloads.module.css";
import { feedForms } from "./feed-links.tsx";

interface DownloadsProps {
  /** Sentence before the links. */
  text: string;
  links: readonly { label: string; href: string; isFile?: boolean }[];
}

/** Feeds and open data of a page, in one line. */
export function Downloads({ text, links }: DownloadsProps) {
  return (
    <div className={styles.line}>
      <p>{text}</p>
      <ul>
        {links.map(({ label, href, isFile }) => (
          <li key={href}>
            <a href={href} download={isFile}>
              <Icon name={isFile ? "download" : "rss"} /> {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to open data in both its forms, for `Downloads`. */
export function dataFiles(name: "cases" | "laws"): DownloadsProps["links"] {
  return [
    { label: "CSV", href: `/data/${name}.csv`, isFile: true },
    { label: "JSON", href: `/data/${name}.json`, isFile: true },
  ];
}

/**
 * Links to a feed in all its forms, for `Downloads`.
 * @param feed address without its ending, e.g. `/feeds/blogs`
 */
export function feedFiles(feed: string): DownloadsProps["links"] {
  return feedForms.map(({ label, ending }) => ({ label, href: `${feed}.${ending}` }));
}
