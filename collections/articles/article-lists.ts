import type { ContentSource } from "#collections/content.ts";
import { getCountries } from "#collections/site/countries.ts";
import { getTopics } from "#collections/site/topics.ts";
import { type ArticleKind, articleKinds } from "./article-kinds.ts";
import { type Article, getArticles, getterByKind } from "./articles.ts";

/** What a list can be narrowed down by, in the order in which pages show it. */
export const facetLabels = {
  topic: "Topic",
  year: "Year",
  country: "Country",
  type: "Kind",
} as const;

/** A list of items: a whole collection, or what one choice of a filter leaves of it. */
export interface ArticleList {
  facet: keyof typeof facetLabels | undefined;
  /** The choice, e.g. `Health`; of the whole list, `All`. */
  label: string;
  /** First page of the list. */
  path: string;
  articles: Article[];
}

/** Ten items and more are cut into pages. */
export const pageSize = 9;

/** A reader sees fewer items at one look: no filter helps. */
const minFiltered = 8;

/** Address of one page of a list, the first being the list itself. */
export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`;
}

export function pageCount({ articles }: Pick<ArticleList, "articles">): number {
  return Math.max(1, Math.ceil(articles.length / pageSize));
}

/** Lists by path: the whole one first, then, from eight items on, one for each choice of a filter. */
export const getArticleLists = getterByKind((kind, content) => {
  const { path, types } = articleKinds[kind];
  const articles = getArticles(kind, content);
  const narrow = (
    facet: keyof typeof facetLabels,
    value: string,
    label: string,
    fits: (article: Article) => boolean,
  ) => ({ facet, label, path: `${path}/${facet}/${value}`, articles: articles.filter(fits) });
  const years = new Set(articles.map(({ date }) => date.slice(0, 4)));
  const kinds = Object.entries(types).sort(([, a], [, b]) => a.localeCompare(b, "en"));
  const lists = [
    ...getTopics(content).map(({ id, title }) =>
      narrow("topic", id, title, ({ topics }) => topics.includes(id)),
    ),
    ...[...years].map((year) => narrow("year", year, year, ({ date }) => date.startsWith(year))),
    ...getCountries(content).map(({ slug, name }) =>
      narrow("country", slug, name, ({ country }) => country === name),
    ),
    ...kinds.map(([type, label]) => narrow("type", type, label, (item) => item.type === type)),
  ].filter((list) => list.articles.length > 0 && articles.length >= minFiltered);
  const whole: ArticleList = { facet: undefined, label: "All", path, articles };
  return new Map([whole, ...lists].map((list) => [list.path, list]));
});

/** Addresses of the second and later pages, and of all filtered lists. */
export function articleListPaths(kind: ArticleKind, source?: ContentSource): string[] {
  const base = articleKinds[kind].path;
  return [...getArticleLists(kind, source).values()]
    .flatMap((list) =>
      Array.from({ length: pageCount(list) }, (_, index) => pagePath(list.path, index + 1)),
    )
    .filter((path) => path !== base);
}
