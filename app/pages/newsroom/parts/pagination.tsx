import { Icon } from "#app/components/base/icon.tsx";
import type { ListPage } from "./list-page.ts";
import styles from "./pagination.module.css";

export function Pagination(props: Pick<ListPage, "page" | "pages" | "newer" | "older">) {
  const { page, pages, newer, older } = props;
  if (pages <= 1) return null;
  return (
    <nav className={`no-print stack taps ${styles.steps}`} aria-label="Pages of this list">
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
