import { Icon } from "#app/components/base/icon.tsx";
import type { ListPage } from "./list-page.ts";
import styles from "./pagination.module.css";

/** Links between the pages of a list. */
export function Pagination({ list }: { list: ListPage }) {
  const { page, pages, newer, older } = list;
  if (pages <= 1) return null;
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
        Page {page} of {pages}
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
