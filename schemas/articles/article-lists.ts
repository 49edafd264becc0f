import { getCountries } from "#schemas/site/countries.ts";
import { getTopics } from "#schemas/site/topics.ts";
import { type ArticleKind, articleKinds, typeLabel } from "./article-kinds.ts";
import { type Article, getArticles, memoiseByKind } from "./articles.ts";

/** What a list can be narrowed down by, in the order in which pages show it. */
export const facetNames = ["topic", "year", "country", "type"] as const;
export type FacetName = (typeof facetNames)[number];

/** One choice of a filter, e.g. the topic Health. */
export interface FacetValue {
  facet: FacetName;
  /** As it stands in the address. */
  value: string;
  label: string;
  /** How many items it leaves. */
  count: number;
  /** First page of the list. */
  path: string;
}

/** A list of items: a whole collection, or what one filter leaves of it. */
export interface ArticleList {
  facet: FacetValue | undefined;
  path: string;
  articles: Article[];
}

/** Ten items and more are cut into pages. */
export const pageSize = 9;

/** Address of one page of a list, the first being the list itself. */
export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`;
}

export function pageCount({ articles }: Pick<ArticleList, "articles">): number {
  return Math.max(1, Math.ceil(articles.length / pageSize));
}

/** All lists of a collection by their path: the whole one first, then one for each filter. */
export const getArticleLists = memoiseByKind((kind, root) => {
  const { path } = articleKinds[kind];
  const articles = getArticles(kind, root);
  const topics = new Map(getTopics(root).map(({ id, title }) => [id, title]));
  const countries = new Map(getCountries(root).map((country) => [country.name, country]));

  const found = new Map<string, ArticleList>([[path, { facet: undefined, path, articles }]]);
  const add = (facet: FacetName, value: string, label: string, article: Article) => {
    const listPath = `${path}/${facet}/${value}`;
    const list = found.get(listPath);
    if (list) list.articles.push(article);
    else {
      const choice = { facet, value, label, count: 0, path: listPath };
      found.set(listPath, { facet: choice, path: listPath, articles: [article] });
    }
  };
  for (const article of articles) {
    for (const topic of article.topics) add("topic", topic, topics.get(topic) ?? topic, article);
    add("year", article.date.slice(0, 4), article.date.slice(0, 4), article);
    const country = article.country && countries.get(article.country);
    if (country) add("country", country.slug, country.name, article);
    add("type", article.type, typeLabel(kind, article.type), article);
  }
  for (const list of found.values()) if (list.facet) list.facet.count = list.articles.length;
  return found;
});

/** Addresses of the second and later pages, and of all filtered lists. */
export function articleListPaths(kind: ArticleKind, root?: string): string[] {
  const base = articleKinds[kind].path;
  return [...getArticleLists(kind, root).values()]
    .flatMap((list) =>
      Array.from({ length: pageCount(list) }, (_, index) => pagePath(list.path, index + 1)),
    )
    .filter((path) => path !== base);
}

/** The choices of a collection's filters, grouped; a filter with one choice for all is left out. */
export function getFacets(
  kind: ArticleKind,
  root?: string,
): { name: FacetName; values: FacetValue[] }[] {
  const topicOrder = getTopics(root).map(({ id }) => id);
  const values = [...getArticleLists(kind, root).values()].flatMap(({ facet }) => facet ?? []);
  return facetNames
    .map((name) => ({
      name,
      values: values
        .filter(({ facet }) => facet === name)
        .sort((a, b) => {
          if (name === "topic") return topicOrder.indexOf(a.value) - topicOrder.indexOf(b.value);
          return name === "year"
            ? b.value.localeCompare(a.value)
            : a.label.localeCompare(b.label, "en");
        }),
    }))
    .filter((facet) => facet.values.length > 0);
}
