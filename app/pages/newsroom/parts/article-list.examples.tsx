import { ArticleList } from "./article-list.tsx";
import type { ArticleSummary } from "./summarise.ts";

const articles: ArticleSummary[] = [
  {
    path: "/news/blogs/example-published",
    title: "What a complaint about personal data needs",
    summary: "Which papers to keep, and where to send them.",
    date: "2026-11-21",
    country: undefined,
    typeLabel: "Article",
    topicLabels: ["Data protection", "Access to justice"],
    minutes: 4,
    isDraft: false,
  },
  {
    path: "/news/blogs/example-draft",
    title: "Health records on a shared telephone",
    summary: "A draft carries a mark, so that it is not taken for published.",
    date: "2026-11-20",
    country: "Uganda",
    typeLabel: "Opinion",
    topicLabels: ["Health"],
    minutes: 1,
    isDraft: true,
  },
];

export const ledger = <ArticleList articles={articles} />;
export const cloth = <ArticleList articles={articles} variant="cloth" />;
