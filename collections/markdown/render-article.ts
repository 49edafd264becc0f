import { articleKinds } from "#collections/articles/article-kinds.ts";
import type { Article } from "#collections/articles/articles.ts";
import { contentOf } from "#collections/content.ts";
import { textSurroundings } from "#collections/open-content.ts";
import { getGlossary, glossaryPath, termId } from "#collections/site/glossary.ts";
import { refuseText } from "./refuse-text.ts";
import { type RenderedMarkdown, renderMarkdown } from "./render-markdown.ts";

export function renderArticle(article: Article): RenderedMarkdown {
  return renderEntry(articleKinds[article.kind].folder, article);
}

/** Renders a text as HTML. @throws ContentError with file and line when it contains a mistake */
export function renderEntry(
  folder: string,
  { slug, body }: { slug: string; body: string },
): RenderedMarkdown {
  const content = contentOf();
  const terms = getGlossary(content)
    .filter(({ linked }) => linked)
    .map(({ term }) => ({ term, href: `${glossaryPath}#${termId(term)}` }));
  const rendered = renderMarkdown(body, { ...textSurroundings(content), terms });
  refuseText(content.root, `content/${folder}/${slug}.md`, rendered.problems);
  return rendered;
}
