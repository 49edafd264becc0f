import { readFileSync } from "node:fs";
import { join } from "node:path";
import { articleKinds } from "#collections/articles/article-kinds.ts";
import type { Article } from "#collections/articles/articles.ts";
import { findImage } from "#collections/images/find-image.ts";
import type { Opportunity } from "#collections/opportunities/opportunities.ts";
import { resolveAddresses } from "#collections/reading/addresses.ts";
import { ContentError } from "#collections/reading/problem.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { getGlossary, glossaryPath, termId } from "#collections/site/glossary.ts";
import {
  type MarkdownProblem,
  type MarkdownSurroundings,
  type RenderedMarkdown,
  renderMarkdown,
} from "./render-markdown.ts";

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
  const terms = getGlossary(root)
    .filter(({ linked }) => linked)
    .map(({ term }) => ({ term, href: `${glossaryPath}#${termId(term)}` }));
  const rendered = renderMarkdown(body, { ...surroundings(root), terms });
  refuseProblems(root, file, rendered.problems);
  return rendered;
}

/** What the texts of a project may refer to. */
export function surroundings(root: string): MarkdownSurroundings {
  return { isKnownAddress: resolveAddresses(root), findImage: (path) => findImage(root, path) };
}

/**
 * Says where in a file its texts hold something that must be put right.
 * @param file path from the project's root
 * @throws ContentError unless there are none
 */
export function refuseProblems(
  root: string,
  file: string,
  problems: readonly MarkdownProblem[],
): void {
  if (problems.length === 0) return;
  const source = readFileSync(join(root, file), "utf8");
  throw new ContentError(
    problems
      .map(({ raw, reason }) => ({ file, line: lineOf(source, raw), field: "", reason }))
      .sort((a, b) => a.line - b.line),
  );
}

/**
 * First line is 1. A piece that stands in a file twice is reported where it stands first; above the text it is looked
 * for only when it is not in the text.
 */
function lineOf(source: string, raw: string): number {
  const piece = raw.trim().split("\n")[0] ?? "";
  const inText = source.indexOf(piece, source.indexOf("\n---"));
  const at = inText < 0 ? source.indexOf(piece) : inText;
  return source.slice(0, Math.max(0, at)).split("\n").length;
}
