import styles from "./feed-table.module.css";

interface FeedTableProps {
  /** Address without its ending. */
  feeds: readonly { label: string; address: string }[];
  labelledBy: string;
}

/** Feeds in their three forms. */
export function FeedTable({ feeds, labelledBy }: FeedTableProps) {
  return (
    <ul className={styles.feeds} aria-labelledby={labelledBy}>
      {feeds.map(({ label, address }) => (
        <li key={address}>
          <span>{label}</span>
          {["rss", "atom", "json"].map((ending) => (
            <a key={ending} href={`${address}.${ending}`} aria-label={`${label}: ${names[ending]}`}>
              {names[ending]}
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}

const names: Readonly<Record<string, string>> = { rss: "RSS", atom: "Atom", json: "JSON" };
