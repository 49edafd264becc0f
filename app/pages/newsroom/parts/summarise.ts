import { typeLabel } from "#collections/articles/article-kinds.ts";
import type { Article } from "#collections/articles/articles.ts";
import { isPublished } from "#collections/articles/publishing.ts";
import { readingMinutes } from "#collections/markdown/plain-text.ts";
import { topicLabels } from "#collections/site/topics.ts";

export function summarise(article: Article) {
  const { path, title, summary, date, kind, type, body, country } = article;
  return {
    path,
    title,
    summary,
    date,
    country,
    typeLabel: typeLabel(kind, type),
    topicLabels: topicLabels(article),
    minutes: readingMinutes(body),
    isDraft: !isPublished(article, Date.now(), false),
  };
}
export type ArticleSummary = ReturnType<typeof summarise>;
