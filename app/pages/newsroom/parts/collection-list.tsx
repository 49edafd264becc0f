import { Icon } from "#app/components/base/icon.tsx";
import { FilterLinks } from "#app/components/lists/filter-links.tsx";
import { PaintAfter } from "#app/paint-after.tsx";
import { ArticleList } from "./article-list.tsx";
import type { ListPage } from "./list-page.ts";
import stepStyles from "./pagination.module.css";

interface CollectionListProps {
  list: ListPage;
  /** Names the filters for screen readers. */
  label: string;
  variant: "ledger" | "cloth";
}

/** Filters, items, and the way to older ones. */
export function CollectionList({ list, label, variant }: CollectionListProps) {
  return (
    <>
      {list.groups.length > 0 && (
        <>
          {/* Choices take a line more as they arrive. */}
          <PaintAfter id="items" />
          <FilterLinks label={label} groups={list.groups} current={list.current} all={list.all} />
        </>
      )}
      <ArticleList id="items" articles={list.articles} variant={variant} />
      <Pagination list={list} />
    </>
  );
}

/** Links between the pages of a list. */
export function Pagination({ list }: { list: ListPage }) {
  const { page, pages, newer, older } = list;
  if (pages <= 1) return null;
  return (
    <nav className={stepStyles.steps} aria-label="Pages of this list">
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
