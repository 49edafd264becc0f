import type { ReactNode } from "react";
import { href } from "react-router";
import { Icon, type IconName } from "#app/components/base/icon.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { feedAddress } from "./feed-links.tsx";
import styles from "./quiet-row.module.css";

interface QuietLink {
  label: string;
  href: string;
  icon: IconName;
  isFile?: boolean;
}

interface QuietRowProps {
  /** Those that the page really has: `feedLink`, `calendarLink`, `citeLink`, or one of its own. */
  links: readonly QuietLink[];
  /** The sentence that cites the page, where it does not stand elsewhere on it: “Cite” opens it. */
  citation?: string;
  /** Sentences that cite parts of the page with addresses of their own, below it. */
  partCitations?: readonly string[];
  /** The one next step, at the end of the row. */
  children?: ReactNode;
}

/** What few people need of a page, in one row at its end: Feed · Calendar · Cite. */
export function QuietRow({ links, citation, partCitations = [], children }: QuietRowProps) {
  return (
    <Container className={`no-print ${styles.quiet}`}>
      <div className={`taps row ${styles.row}`}>
        {links.map(({ label, href, icon, isFile }) => (
          <a key={href} href={href} download={isFile}>
            <Icon name={icon} />
            {label}
          </a>
        ))}
        {citation && (
          <details>
            <summary>
              <Icon name={citeIcon} />
              Cite
            </summary>
            {[citation, ...partCitations].map((sentence, index) => (
              <p key={sentence} id={`cite-${index}`}>
                {sentence}
              </p>
            ))}
          </details>
        )}
        {children && <p className={styles.next}>{children}</p>}
      </div>
    </Container>
  );
}

/** Leads to a feed, e.g. `blogs`, in the form that most readers know; `FeedLinks` names all three. */
export function feedLink(feed: string, label = "Feed"): QuietLink {
  return { label, href: feedAddress(feed, "rss"), icon: "rss" };
}

/** Hands out a calendar file by its path. */
export function calendarLink(path: string): QuietLink {
  return { label: "Calendar", href: path, icon: "calendar", isFile: true };
}

/** Leads to the open data. */
export function dataLink(): QuietLink {
  return { label: "Data (CSV, JSON)", href: href("/data"), icon: "download" };
}

const citeIcon = "quote" satisfies IconName;

/** Jumps to the citation of a page that shows it in several styles. */
export function citeLink(id: string): QuietLink {
  return { label: "Cite", href: `#${id}`, icon: citeIcon };
}
