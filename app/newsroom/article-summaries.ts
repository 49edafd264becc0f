import { readingMinutes } from "#content/markdown/plain-text.ts";
import { typeLabel } from "#content/schemas/article-kinds.ts";
import type { Article } from "#content/schemas/articles.ts";
import { isPublished } from "#content/schemas/publishing.ts";
import { getTopics } from "#content/schemas/topics.ts";
import type { ArticleSummary } from "../components/article-list.tsx";

/** What lists say of an item. */
export function summarise(article: Article): ArticleSummary {
  const { path, title, summary, date, kind, type, body } = article;
  return {
    path,
    title,
    summary,
    date,
    typeLabel: typeLabel(kind, type),
    topicLabels: topicLabels(article),
    minutes: readingMinutes(body),
    isDraft: !isPublished(article, Date.now(), false),
  };
}

/** Names of the topics of an item, in the order of the topics file. */
export function topicLabels({ topics }: Pick<Article, "topics">): string[] {
  return getTopics().flatMap(({ id, title }) => (topics.includes(id) ? [title] : []));
}
