import { ArticleList, type ArticleSummary } from "#app/components/lists/article-list.tsx";
import { type FilterChoice, FilterLinks } from "#app/components/lists/filter-links.tsx";
import { Pagination } from "./pagination.tsx";

interface CollectionListProps {
  list: {
    articles: readonly ArticleSummary[];
    page: number;
    pages: number;
    newer?: string | undefined;
    older?: string | undefined;
    groups: readonly { name: string; choices: readonly FilterChoice[] }[];
    all: FilterChoice;
    current: string;
  };
  /** Names the filters for screen readers. */
  label: string;
  look: "ledger" | "cloth";
}

/** Filters, items, and the way to older ones. */
export function CollectionList({ list, label, look }: CollectionListProps) {
  return (
    <>
      <FilterLinks label={label} groups={list.groups} current={list.current} all={list.all} />
      <ArticleList articles={list.articles} look={look} as="h3" />
      <Pagination page={list.page} count={list.pages} newer={list.newer} older={list.older} />
    </>
  );
}
