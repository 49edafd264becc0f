/** The three collections of written items. Laws and cases have schemas of their own. */
export const articleKinds = {
  news: {
    folder: "news",
    path: "/news",
    pageId: "news",
    types: {
      announcement: "Announcement",
      "case-update": "Case update",
      research: "Research",
      partnership: "Partnership",
      policy: "Policy and advocacy",
      event: "Event report",
    },
  },
  publication: {
    folder: "publications",
    path: "/news/research-publications",
    pageId: "research-publications",
    types: {
      report: "Report",
      guide: "Guide",
      "policy-brief": "Policy brief",
      "working-paper": "Working paper",
      submission: "Submission",
    },
  },
  blog: {
    folder: "blogs",
    path: "/news/blogs",
    pageId: "blogs",
    types: { article: "Article", opinion: "Opinion", interview: "Interview" },
  },
} as const;

export type ArticleKind = keyof typeof articleKinds;

export const articleKindNames = Object.keys(articleKinds) as ArticleKind[];

export function typeLabel(kind: ArticleKind, type: string): string {
  const types: Readonly<Record<string, string>> = articleKinds[kind].types;
  return types[type] ?? type;
}
