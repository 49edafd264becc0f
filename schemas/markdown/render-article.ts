import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { articleKindNames, articleKinds } from "#schemas/articles/article-kinds.ts";
import { type Article, getArticlesWithDrafts } from "#schemas/articles/articles.ts";
import { findImage } from "#schemas/images/find-image.ts";
import {
  getOpportunitiesWithDrafts,
  type Opportunity,
} from "#schemas/opportunities/opportunities.ts";
import { knownAddresses } from "#schemas/reading/addresses.ts";
import { memoise } from "#schemas/reading/collection.ts";
import { ContentError, readTogether } from "#schemas/reading/problem.ts";
import { projectRoot } from "#schemas/reading/project-root.ts";
import { getGlossary, glossaryPath, termId } from "#schemas/site/glossary.ts";
import { type RenderedMarkdown, renderMarkdown } from "./render-markdown.ts";

const addresses = memoise(knownAddresses);

/**
 * The text of an item as HTML.
 * @throws ContentError with file and line when the text holds something that must be put right
 */
export function renderArticle(article: Article, root = projectRoot()): RenderedMarkdown {
  const { folder } = articleKinds[article.kind];
  return renderEntry(`content/${folder}/${article.slug}.md`, article.body, root);
}

/**
 * The text of an opportunity as HTML.
 * @throws ContentError with file and line when the text holds something that must be put right
 */
export function renderOpportunity(item: Opportunity, root = projectRoot()): RenderedMarkdown {
  return renderEntry(`content/opportunities/${item.slug}.md`, item.body, root);
}

/**
 * The text of a Markdown file as HTML.
 * @param file path from the project's root, e.g. `content/documents/ministry-circular.md`
 * @param body its text, below what the file says of itself
 * @throws ContentError with file and line when the text holds something that must be put right
 */
export function renderEntry(file: string, body: string, root = projectRoot()): RenderedMarkdown {
  const rendered = renderMarkdown(body, {
    isKnownAddress: (path) => addresses(root).has(path) || existsSync(join(root, "public", path)),
    findImage: (path) => findImage(root, path),
    terms: getGlossary(root)
      .filter(({ linked }) => linked)
      .map(({ term }) => ({ term, href: `${glossaryPath}#${termId(term)}` })),
  });
  if (rendered.problems.length === 0) return rendered;
  const source = readFileSync(join(root, file), "utf8");
  const problems = rendered.problems
    .map(({ raw, reason }) => ({ file, line: lineOf(source, raw), field: "", reason }))
    .sort((a, b) => a.line - b.line);
  throw new ContentError(problems);
}

/**
 * Renders every item, drafts too, and throws away what comes out.
 * @throws ContentError that lists everything wrong in all texts
 */
export function checkArticles(root?: string): void {
  const articles = articleKindNames.flatMap((kind) => getArticlesWithDrafts(kind, root));
  readTogether([
    ...articles.map((article) => () => renderArticle(article, root)),
    ...getOpportunitiesWithDrafts(root).map((item) => () => renderOpportunity(item, root)),
  ]);
}

/** First line is 1. A piece that stands in a file twice is reported where it stands first. */
function lineOf(source: string, raw: string): number {
  const at = source.indexOf(raw.trim().split("\n")[0] ?? "", source.indexOf("\n---"));
  return source.slice(0, Math.max(0, at)).split("\n").length;
}
