import { getTopics } from "#collections/site/topics.ts";
import type { ArticleKind } from "./article-kinds.ts";
import { type Article, getArticles, getterByKind } from "./articles.ts";

const relatedCount = 3;
/** Number of items of a topic that are compared on either side, which bounds the work. */
const reach = 8;

/** The items of each topic, the newest first. */
const getByTopic = getterByKind((kind, content) => {
  const articles = getArticles(kind, content);
  return new Map(
    getTopics(content).map(({ id }) => [
      id,
      articles.filter((article) => article.topics.includes(id)),
    ]),
  );
});

/** One item with its neighbours. @returns undefined when the collection shows no such item */
export function findArticle(kind: ArticleKind, slug: string) {
  const articles = getArticles(kind);
  const position = articles.findIndex((article) => article.slug === slug);
  const article = articles[position];
  if (!article) return undefined;
  return {
    article,
    previous: articles[position + 1],
    next: articles[position - 1],
    /** Up to three others that share most topics, the nearest in time first. */
    related: relatedTo(article, getByTopic(kind)),
  };
}

function relatedTo(article: Article, byTopic: ReadonlyMap<string, Article[]>): Article[] {
  const distances = new Map<Article, number>();
  for (const topic of article.topics) {
    const list = byTopic.get(topic) ?? [];
    const here = list.findIndex(({ slug }) => slug === article.slug);
    for (const neighbour of list.slice(Math.max(0, here - reach), here + reach + 1)) {
      if (neighbour.slug !== article.slug)
        distances.set(neighbour, (distances.get(neighbour) ?? 0) + 1);
    }
  }
  const distance = (neighbour: Article) =>
    Math.abs(Date.parse(neighbour.date) - Date.parse(article.date));
  return [...distances]
    .sort(([a, sharedByA], [b, sharedByB]) => sharedByB - sharedByA || distance(a) - distance(b))
    .slice(0, relatedCount)
    .map(([neighbour]) => neighbour);
}
