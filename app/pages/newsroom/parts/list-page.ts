import {
  type ArticleKind,
  articleKindNames,
  articleKinds,
} from "#collections/articles/article-kinds.ts";
import {
  type ArticleList,
  facetLabels,
  getArticleLists,
  pageCount,
  pagePath,
  pageSize,
} from "#collections/articles/article-lists.ts";
import { summarise } from "./summarise.ts";

/** The collection that an address belongs to: `/news/blogs/topic/health` to the blogs. */
export function kindOfPath(path: string): ArticleKind {
  const fits = articleKindNames.filter((kind) => path.startsWith(articleKinds[kind].path));
  // `/news` holds the other two, so the longest one counts.
  const [nearest] = fits.sort((a, b) => articleKinds[b].path.length - articleKinds[a].path.length);
  if (!nearest) throw new Error(`${path} belongs to no collection.`);
  return nearest;
}

/**
 * One page of a list, with the filters around it.
 * @param path address of a list, without a slash at its end, e.g. `/news/blogs/year/2026/page/2`
 * @returns undefined when there is no such list
 */
export function readListPage(kind: ArticleKind, path: string) {
  const [, listPath = path, number] = /^(.*?)(?:\/page\/([1-9]\d*))?$/.exec(path) ?? [];
  const lists = getArticleLists(kind);
  const list = lists.get(listPath);
  const whole = lists.get(articleKinds[kind].path);
  const page = Number(number ?? 1);
  if (!list || !whole || page > pageCount(list)) return undefined;
  const pages = pageCount(list);
  return {
    articles: list.articles.slice((page - 1) * pageSize, page * pageSize).map(summarise),
    /** What the list is narrowed down to, e.g. `Health`. */
    filter: list.facet && list.label,
    count: list.articles.length,
    page,
    pages,
    newer: page > 1 ? pagePath(listPath, page - 1) : undefined,
    older: page < pages ? pagePath(listPath, page + 1) : undefined,
    groups: Object.entries(facetLabels)
      .map(([facet, name]) => {
        const ofFacet = [...lists.values()].filter((list) => list.facet === facet);
        return { name, choices: ofFacet.map(choice) };
      })
      .filter(({ choices }) => choices.length > 0),
    all: choice(whole),
    current: listPath,
  };
}

function choice({ label, path, articles }: ArticleList) {
  return { label, path, count: articles.length };
}

export type ListPage = NonNullable<ReturnType<typeof readListPage>>;
