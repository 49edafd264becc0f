import { Icon } from "#app/components/base/icon.tsx";
import styles from "./pagination.module.css";

interface PaginationProps {
  /** The page that is shown, from 1. */
  page: number;
  count: number;
  /** Addresses of the pages around it. */
  newer?: string | undefined;
  older?: string | undefined;
}

/** The way through a list that is cut into pages. One page needs none. */
export function Pagination({ page, count, newer, older }: PaginationProps) {
  if (count <= 1) return null;
  return (
    <nav className={styles.steps} aria-label="Pages of this list">
      {newer ? (
        <a href={newer} rel="prev">
          <Icon name="arrow-left" /> Newer
        </a>
      ) : (
        <span />
      )}
      <span className="muted">
        Page {page} of {count}
      </span>
      {older ? (
        <a href={older} rel="next">
          Older <Icon name="arrow-right" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
