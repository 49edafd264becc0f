import { Icon } from "#app/components/base/icon.tsx";
import styles from "./downloads.module.css";

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
