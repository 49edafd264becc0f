import { FilterLinks } from "#app/components/lists/filter-links.tsx";
import { PaintAfter } from "#app/paint-after.tsx";
import { ArticleList } from "./article-list.tsx";
import type { ListPage } from "./list-page.ts";
import { Pagination } from "./pagination.tsx";

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
      {/* Choices take a line more as they arrive. */}
      <PaintAfter id="items" />
      <FilterLinks label={label} groups={list.groups} current={list.current} all={list.all} />
      <ArticleList id="items" articles={list.articles} variant={variant} />
      <Pagination list={list} />
    </>
  );
}
