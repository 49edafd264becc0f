import { articleKindNames } from "#collections/articles/article-kinds.ts";
import { getArticlesWithDrafts } from "#collections/articles/articles.ts";
import { getDocuments } from "#collections/documents/documents.ts";
import {
  getLegalPages,
  headedParts,
  type LegalPage,
  legalSlots,
} from "#collections/legal-pages.ts";
import { getNewsletterIssueFiles } from "#collections/newsletter-issue.ts";
import { getOpportunitiesWithDrafts } from "#collections/opportunities/opportunities.ts";
import { sectionProblems } from "#collections/reading/markdown-sections.ts";
import { collectProblems } from "#collections/reading/problem.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { legalValues } from "#collections/site/legal-values.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { checkNewsletter } from "./check-newsletter.ts";
import { beyondPlain } from "./plain-markdown.ts";
import {
  refuseProblems,
  renderArticle,
  renderEntry,
  renderOpportunity,
  surroundings,
} from "./render-article.ts";
import { type MarkdownProblem, renderMarkdown } from "./render-markdown.ts";

/**
 * Renders every text in Markdown, drafts and newsletters too, and throws away what comes out.
 * @throws ContentError that lists everything wrong in all texts
 */
export function checkTexts(root = projectRoot()): void {
  const articles = articleKindNames.flatMap((kind) => getArticlesWithDrafts(kind, root));
  collectProblems([
    ...articles.map((article) => () => renderArticle(article, root)),
    ...getOpportunitiesWithDrafts(root).map((item) => () => renderOpportunity(item, root)),
    ...getDocuments(root).map(({ slug, body }) => () => {
      renderEntry(`content/documents/${slug}.md`, body, root);
    }),
    ...getNewsletterIssueFiles(root).map((issue) => () => checkNewsletter(issue, root)),
    ...getLegalPages(root).map((page) => () => checkLegalPage(page, root)),
  ]);
}

function checkLegalPage({ slug, body, exported }: LegalPage, root: string): void {
  const values = legalValues(getOrganisation(root));
  const wrongIn = (text: string): MarkdownProblem[] => [
    ...renderMarkdown(text, surroundings(root)).problems,
    ...beyondPlain(text, { name: "a legal page", hasAnchors: true }),
    ...sectionProblems(text, { values, slots: legalSlots }),
  ];
  const headings = new Set(headedParts(body).map(({ heading }) => heading));
  const placeless = headedParts(exported?.text ?? "")
    .filter(({ heading }) => heading !== "" && !headings.has(heading))
    .map(({ heading, source }) => ({
      raw: source,
      reason: `has the heading "${heading}", and the page has no such section to take the place of`,
    }));
  refuseProblems(root, `content/legal/${slug}.md`, [
    ...wrongIn(body),
    ...wrongIn(exported?.text ?? ""),
    ...placeless,
  ]);
}
