import type { Content } from "#collections/content.ts";
import type { ArticleKind } from "./article-kinds.ts";
import { type Article, getArticles, getterByKind } from "./articles.ts";

const relatedCount = 3;
/** Number of items of a topic that are compared on either side, which bounds the work. */
const reach = 8;

const getIndex = getterByKind(indexOf);

/** One item with its neighbours. @returns undefined when the collection shows no such item */
export function findArticle(kind: ArticleKind, slug: string) {
  const { articles, positions, topics } = getIndex(kind);
  const position = positions.get(slug);
  const article = position === undefined ? undefined : articles[position];
  if (!article || position === undefined) return undefined;
  return {
    article,
    /** The next older one. */
    previous: articles[position + 1],
    /** The next newer one. */
    next: articles[position - 1],
    /** Up to three others that share most topics, the nearest in time first. */
    related: relatedTo(article, topics),
  };
}

function indexOf(kind: ArticleKind, content: Content) {
  const articles = getArticles(kind, content);
  const positions = new Map(articles.map(({ slug }, position) => [slug, position]));
  const topics = new Map<string, { list: Article[]; at: Map<string, number> }>();
  for (const article of articles) {
    for (const topic of article.topics) {
      const known = topics.get(topic) ?? { list: [] as Article[], at: new Map<string, number>() };
      known.at.set(article.slug, known.list.length);
      known.list.push(article);
      topics.set(topic, known);
    }
  }
  return { articles, positions, topics };
}

function relatedTo(article: Article, topics: ReturnType<typeof indexOf>["topics"]): Article[] {
  const found = new Map<Article, number>();
  for (const topic of article.topics) {
    const { list, at } = topics.get(topic) ?? { list: [], at: new Map<string, number>() };
    const here = at.get(article.slug) ?? 0;
    for (const other of list.slice(Math.max(0, here - reach), here + reach + 1)) {
      if (other.slug !== article.slug) found.set(other, (found.get(other) ?? 0) + 1);
    }
  }
  const distance = (other: Article) => Math.abs(Date.parse(other.date) - Date.parse(article.date));
  return [...found]
    .sort(([a, sharedByA], [b, sharedByB]) => sharedByB - sharedByA || distance(a) - distance(b))
    .slice(0, relatedCount)
    .map(([other]) => other);
}
