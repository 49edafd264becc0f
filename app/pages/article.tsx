import { statSync } from "node:fs";
import { join } from "node:path";
import { renderArticle } from "#content/markdown/render-article.ts";
import { articleKinds } from "#content/schemas/article-kinds.ts";
import { findArticle } from "#content/schemas/article-neighbours.ts";
import { getDataCost } from "#content/schemas/data-cost.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { projectRoot } from "#content/schemas/project-root.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { ArticleList, minutesInWords } from "../components/article-list.tsx";
import { ArticleText } from "../components/article-text.tsx";
import { Citation } from "../components/citation.tsx";
import { cite } from "../components/cite.ts";
import { downloadCost } from "../components/data-cost.ts";
import { dayInWords } from "../components/day-in-words.ts";
import { DownloadList } from "../components/download-list.tsx";
import { Duo } from "../components/duo.tsx";
import { FactList } from "../components/fact-list.tsx";
import { FeedLinks } from "../components/feed-links.tsx";
import { NeighbourLinks } from "../components/neighbour-links.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { ShareLinks } from "../components/share-links.tsx";
import { SourceList } from "../components/source-list.tsx";
import { StructuredData } from "../components/structured-data.tsx";
import { summarise } from "../newsroom/article-summaries.ts";
import { kindOfPath } from "../newsroom/list-page.ts";
import { articleCard } from "../structured-data.ts";
import type { Route } from "./+types/article";

/** What search engines call an item of each collection. */
const schemaTypes = { news: "NewsArticle", publication: "Report", blog: "BlogPosting" } as const;

export function loader({ url, params }: Route.LoaderArgs) {
  const kind = kindOfPath(url.pathname);
  const found = findArticle(kind, params.slug);
  if (!found) throw new Response("No such item", { status: 404 });
  const { article, previous, next, related } = found;
  const { ugxPerMegabyte } = getDataCost();
  const collection = getPage(articleKinds[kind].pageId);
  const organisation = getOrganisation();
  const { trail } = getTrail(collection);
  const { title, path, date, updated, authors, country, sources, art, slug } = article;
  const address = `${organisation.url}${path}`;
  return {
    article: {
      ...summarise(article),
      updated,
      authors,
      country,
      sources,
      art,
    },
    html: renderArticle(article).html,
    description: articleCard(
      {
        title,
        description: article.summary,
        path,
        publishedOn: date,
        modifiedOn: updated,
        authors,
        type: schemaTypes[kind],
      },
      organisation,
    ),
    downloads: article.downloads.map(({ label, file }) => ({
      label,
      file,
      ...downloadCost(statSync(join(projectRoot(), "public", file)).size, ugxPerMegabyte),
    })),
    citations:
      kind === "publication"
        ? cite({ title, authors, date, slug, address, publisher: organisation.name })
        : undefined,
    previous: previous && { title: previous.title, path: previous.path },
    next: next && { title: next.title, path: next.path },
    // What stands beside it in time is linked below anyway.
    related: related.filter((other) => other !== previous && other !== next).map(summarise),
    breadcrumbs: {
      trail: [...trail, { label: collection.breadcrumb, href: collection.path }],
      current: title,
    },
    feed: { title: `OTC: ${collection.breadcrumb}`, feed: `/feeds/${articleKinds[kind].folder}` },
    tone: { news: "leaf", publication: "bark", blog: "jac" }[kind] as "leaf" | "bark" | "jac",
    origin: organisation.url,
  };
}

/** One item of a collection. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, html, downloads, citations, previous, next, related, origin } = loaderData;
  const { title, summary, path, authors } = article;
  return (
    <article>
      <PageMeta
        title={`${title} – OTC`}
        description={summary}
        path={path}
        origin={origin}
        kind="article"
        modifiedOn={article.updated ?? article.date}
      />
      <StructuredData data={loaderData.description} />
      <FeedLinks {...loaderData.feed} />
      <PageHead
        tone={loaderData.tone}
        art={article.art}
        breadcrumbs={loaderData.breadcrumbs}
        title={title}
        lead={summary}
      />
      <Section top="less" bottom="less">
        <Duo>
          <ArticleText html={html} />
          <div>
            <FactList
              facts={[
                { label: "Published", value: dayInWords(article.date) },
                { label: "Changed", value: article.updated && dayInWords(article.updated) },
                { label: "By", value: authors.length > 0 ? authors.join(", ") : "OTC" },
                { label: "Kind", value: article.typeLabel },
                { label: "Topics", value: article.topicLabels.join(", ") },
                { label: "Country", value: article.country },
                { label: "Length", value: minutesInWords(article.minutes) },
              ]}
            />
            <ShareLinks title={title} address={`${origin}${path}`} />
          </div>
        </Duo>
      </Section>
      {downloads.length > 0 && (
        <Section top="none" bottom="less" labelledBy="downloads">
          <h2 id="downloads" className="form-title">
            Downloads
          </h2>
          <DownloadList downloads={downloads} />
        </Section>
      )}
      {article.sources.length > 0 && (
        <Section top="none" bottom="less" labelledBy="sources">
          <h2 id="sources" className="form-title">
            Sources
          </h2>
          <SourceList sources={article.sources} />
        </Section>
      )}
      {citations && (
        <Section top="none" bottom="less" labelledBy="cite">
          <h2 id="cite" className="form-title">
            Cite this publication
          </h2>
          <Citation citations={citations} />
        </Section>
      )}
      {related.length > 0 && (
        <Section top="none" bottom="less" labelledBy="related">
          <h2 id="related" className="form-title">
            On the same topic
          </h2>
          <ArticleList articles={related} look={related.length > 1 ? "cloth" : "ledger"} as="h3" />
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
