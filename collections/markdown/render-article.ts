import { articleKinds } from "#collections/articles/article-kinds.ts";
import type { Article } from "#collections/articles/articles.ts";
import { type ContentSource, contentOf } from "#collections/content.ts";
import { textSurroundings } from "#collections/open-content.ts";
import type { Opportunity } from "#collections/opportunities/opportunities.ts";
import { getGlossary, glossaryPath, termId } from "#collections/site/glossary.ts";
import { refuseText } from "./refuse-text.ts";
import { type RenderedMarkdown, renderMarkdown } from "./render-markdown.ts";

/**
 * Renders the text of an item as HTML.
 * @throws ContentError with file and line when the text contains a mistake
 */
export function renderArticle(article: Article): RenderedMarkdown {
  const { folder } = articleKinds[article.kind];
  return renderEntry(`content/${folder}/${article.slug}.md`, article.body);
}

/**
 * Renders the text of an opportunity as HTML.
 * @throws ContentError with file and line when the text contains a mistake
 */
export function renderOpportunity(item: Opportunity): RenderedMarkdown {
  return renderEntry(`content/opportunities/${item.slug}.md`, item.body);
}

/**
 * Renders the text of a Markdown file as HTML.
 * @param file path from the project's root, e.g. `content/documents/ministry-circular.md`
 * @param body its text, below the front matter
 * @throws ContentError with file and line when the text contains a mistake
 */
export function renderEntry(file: string, body: string, source?: ContentSource): RenderedMarkdown {
  const content = contentOf(source);
  const terms = getGlossary(content)
    .filter(({ linked }) => linked)
    .map(({ term }) => ({ term, href: `${glossaryPath}#${termId(term)}` }));
  const rendered = renderMarkdown(body, { ...textSurroundings(content), terms });
  refuseText(content.root, file, rendered.problems);
  return rendered;
}
