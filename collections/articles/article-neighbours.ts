import type { Content, ContentSource } from "#collections/content.ts";
import type { ArticleKind } from "./article-kinds.ts";
import { type Article, getArticles, getterByKind } from "./articles.ts";

/** One item with its neighbours. */
interface ArticleInPlace {
  article: Article;
  /** The next older one. */
  previous: Article | undefined;
  /** The next newer one. */
  next: Article | undefined;
  /** Up to three others that share most topics, the nearest in time first. */
  related: Article[];
}

const relatedCount = 3;
/** Number of items of a topic that are compared on either side, which bounds the work. */
const reach = 8;

const getIndex = getterByKind(indexOf);

/** @returns undefined when the collection shows no such item */
export function findArticle(
  kind: ArticleKind,
  slug: string,
  source?: ContentSource,
): ArticleInPlace | undefined {
  const { articles, positions, topics } = getIndex(kind, source);
  const position = positions.get(slug);
  const article = position === undefined ? undefined : articles[position];
  if (!article || position === undefined) return undefined;
  return {
    article,
    previous: articles[position + 1],
    next: articles[position - 1],
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
