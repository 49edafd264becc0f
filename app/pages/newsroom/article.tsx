import { statSync } from "node:fs";
import { join } from "node:path";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import { Citation } from "#app/components/text/citation.tsx";
import { cite } from "#app/components/text/cite.ts";
import { FactList } from "#app/components/text/fact-list.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { formatDay } from "#app/components/text/format-day.ts";
import { MarkdownText } from "#app/components/text/markdown-text.tsx";
import { ShareLinks } from "#app/components/text/share-links.tsx";
import { SourceList } from "#app/components/text/source-list.tsx";
import { StructuredData } from "#app/components/text/structured-data.tsx";
import { articleCard } from "#app/structured-data.ts";
import { articleKinds } from "#schemas/articles/article-kinds.ts";
import { findArticle } from "#schemas/articles/article-neighbours.ts";
import { renderArticle } from "#schemas/markdown/render-article.ts";
import { pageOpening } from "#schemas/pages/page-opening.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { projectRoot } from "#schemas/reading/project-root.ts";
import { getDataCost } from "#schemas/site/data-cost.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/article";
import styles from "./article.module.css";
import { ArticleList, formatMinutes } from "./parts/article-list.tsx";
import { downloadCost } from "./parts/data-cost.ts";
import { DownloadList } from "./parts/download-list.tsx";
import { kindOfPath } from "./parts/list-page.ts";
import { NeighbourLinks } from "./parts/neighbour-links.tsx";
import { summarise } from "./parts/summarise.ts";

export function loader({ url, params }: Route.LoaderArgs) {
  const kind = kindOfPath(url.pathname);
  const found = findArticle(kind, params.slug);
  if (!found) throw new Response("No such item", { status: 404 });
  const { article, previous, next, related } = found;
  const { ugxPerMegabyte } = getDataCost();
  const collection = getPage(articleKinds[kind].pageId);
  const organisation = getOrganisation();
  const { title, summary, path, updated, authors, country, sources, art } = article;
  const address = `${organisation.url}${path}`;
  return {
    ...pageOpening({
      title: `${title} – OTC`,
      description: summary,
      path,
      heading: title,
      lead: summary,
      breadcrumb: title,
      parent: collection.id,
    }),
    article: { ...summarise(article), updated, authors, country, sources, art },
    html: renderArticle(article).html,
    description: articleCard(article, organisation),
    downloads: article.downloads.map(({ label, file }) => ({
      label,
      file,
      ...downloadCost(statSync(join(projectRoot(), "public", file)).size, ugxPerMegabyte),
    })),
    citations:
      kind === "publication"
        ? cite({ ...article, address, publisher: organisation.name })
        : undefined,
    previous: previous && { title: previous.title, path: previous.path },
    next: next && { title: next.title, path: next.path },
    // What stands beside it in time is linked below anyway.
    related: related.filter((other) => other !== previous && other !== next).map(summarise),
    feed: { title: `OTC: ${collection.breadcrumb}`, feed: articleKinds[kind].folder },
    tone: { news: "leaf", publication: "bark", blog: "jac" }[kind] as "leaf" | "bark" | "jac",
  };
}

/** One item of a collection. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, html, downloads, citations, previous, next, related, origin } = loaderData;
  const { title, path, authors } = article;
  return (
    <article>
      <StructuredData data={loaderData.description} />
      <PageOpening
        {...loaderData}
        art={article.art}
        kind="article"
        modifiedOn={article.updated ?? article.date}
      />
      <FeedLinks {...loaderData.feed} />
      <Section top="less" bottom="less">
        <TwoColumns>
          <MarkdownText html={html} className={styles.text} />
          <div>
            <FactList
              facts={[
                { label: "Published", value: formatDay(article.date) },
                { label: "Changed", value: article.updated && formatDay(article.updated) },
                { label: "By", value: authors.length > 0 ? authors.join(", ") : "OTC" },
                { label: "Kind", value: article.typeLabel },
                { label: "Topics", value: article.topicLabels.join(", ") },
                { label: "Country", value: article.country },
                { label: "Length", value: formatMinutes(article.minutes) },
              ]}
            />
            <ShareLinks title={title} address={`${origin}${path}`} />
          </div>
        </TwoColumns>
      </Section>
      {downloads.length > 0 && (
        <Section top="none" bottom="less" labelledBy="downloads" title="Downloads">
          <DownloadList downloads={downloads} />
        </Section>
      )}
      {article.sources.length > 0 && (
        <Section top="none" bottom="less" labelledBy="sources" title="Sources">
          <SourceList sources={article.sources} />
        </Section>
      )}
      {citations && (
        <Section top="none" bottom="less" labelledBy="cite" title="Cite this publication">
          <Citation citations={citations} />
        </Section>
      )}
      {related.length > 0 && (
        <Section top="none" bottom="less" labelledBy="related" title="On the same topic">
          <ArticleList articles={related} look={related.length > 1 ? "cloth" : "ledger"} />
        </Section>
      )}
      {(previous || next) && (
        <Section top="none">
          <NeighbourLinks previous={previous} next={next} />
        </Section>
      )}
    </article>
  );
}
