import { statSync } from "node:fs";
import { join } from "node:path";
import { cite } from "#app/cite.ts";
import { InlineArt } from "#app/components/art/inline-art.tsx";
import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Citation } from "#app/components/text/citation.tsx";
import { FactList } from "#app/components/text/fact-list.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { MarkdownText } from "#app/components/text/markdown-text.tsx";
import { PageHead } from "#app/components/text/page-meta.tsx";
import { ShareLinks } from "#app/components/text/share-links.tsx";
import { SourceList } from "#app/components/text/source-list.tsx";
import { StructuredData } from "#app/components/text/structured-data.tsx";
import { useCardAddress, usePageFacts } from "#app/page-rendering.ts";
import { todayOf } from "#app/request-context.ts";
import { articleCard } from "#app/structured-data.ts";
import { articleKinds } from "#collections/articles/article-kinds.ts";
import { findArticle } from "#collections/articles/article-neighbours.ts";
import type { Article } from "#collections/articles/articles.ts";
import { caseFile, hasLoom, loomFiles } from "#collections/cases/case-files.ts";
import { getCases } from "#collections/cases/cases.ts";
import { downloadCost } from "#collections/formats/download-cost.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { renderArticle } from "#collections/markdown/render-article.ts";
import { pageOpening } from "#collections/pages/page-opening.ts";
import { getPage, type PageContent } from "#collections/pages/pages.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { getDataCost } from "#collections/site/data-cost.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/article";
import styles from "./article.module.css";
import { ArticleList, formatMinutes } from "./parts/article-list.tsx";
import { countCase } from "./parts/case-count.ts";
import { DownloadList } from "./parts/download-list.tsx";
import { kindOfPath } from "./parts/list-page.ts";
import { RelatedTiles } from "./parts/related-tiles.tsx";
import { summarise } from "./parts/summarise.ts";
import { clothOf } from "./parts/woven-cloth.ts";

export function loader({ url, params, context }: Route.LoaderArgs) {
  const today = todayOf(context);
  const kind = kindOfPath(url.pathname);
  const found = findArticle(kind, params.slug);
  if (!found) throw new Response("No such item", { status: 404 });
  const { article, previous, next, related } = found;
  const { ugxPerMegabyte } = getDataCost();
  const collection = getPage(articleKinds[kind].pageId);
  const organisation = getOrganisation();
  const labels = getPage("news").fieldLabels;
  const { title, summary, path, updated, authors, sources, art } = article;
  const address = `${organisation.url}${path}`;
  const short = summarise(article);
  const { html, headings } = renderArticle(article);
  const tileOf = (label: string, id: string, other: Article | undefined) =>
    other && {
      label,
      title: other.title,
      path: other.path,
      cloth: clothOf(summarise(other), { width: 720, height: 300, id }),
    };
  return {
    ...pageOpening({
      title: `${title} – OTC`,
      description: summary,
      path,
      heading: title,
      // The kind, because the heading follows right below.
      breadcrumb: short.typeLabel,
      parent: collection.id,
    }),
    article: { ...short, updated, authors, sources, art, kind },
    organisation: { name: organisation.name, url: organisation.url },
    html,
    headings,
    cloth: clothOf(short, { width: 1440, height: 300, id: "cloth" }),
    downloads: article.downloads.map(({ label, file }) => ({
      label,
      file,
      ...downloadCost(statSync(join(projectRoot(), "public", file)).size, ugxPerMegabyte),
    })),
    citations: cite({ ...article, address, publisher: organisation.name }),
    today,
    behind: caseBehind(article.case, today),
    labels,
    previous: tileOf(labels.previous, "previous", previous),
    next: tileOf(labels.next, "next", next),
    // Its neighbours have tiles already.
    related: related.filter((other) => other !== previous && other !== next).map(summarise),
    feed: { title: `OTC: ${collection.breadcrumb}`, feed: articleKinds[kind].folder },
    tone: { news: "leaf", publication: "bark", blog: "jac" }[kind] as "leaf" | "bark" | "jac",
  };
}

/** The case that an item is about, with its day count and its loom if it has them. */
function caseBehind(slug: string | undefined, today: string) {
  const entry = getCases().find((candidate) => candidate.slug === slug);
  if (!entry) return undefined;
  const { caseName: name, path, status } = entry;
  const loom = hasLoom(entry) && !entry.stageOf ? caseFile(entry, loomFiles.poster) : undefined;
  return { name, path, status, loom, count: countCase(slug, today) };
}

/** One item of a collection. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { breadcrumbs, origin, article, html, headings } = loaderData;
  const { downloads, citations, behind, previous, next, related, labels } = loaderData;
  const { title, path, authors, date, updated, sources } = article;
  // The server re-renders the page daily as long as it counts days.
  usePageFacts(
    behind?.count ? { asOf: loaderData.today, drawings: behind.loom ? [behind.loom] : [] } : {},
  );
  const author = authors.length > 0 ? authors.join(", ") : loaderData.organisation.name;
  return (
    <article>
      <PageHead {...loaderData} art={article.art} kind="article" modifiedOn={updated ?? date} />
      <ArticleDescription article={article} organisation={loaderData.organisation} />
      <FeedLinks {...loaderData.feed} />
      <InlineArt svg={loaderData.cloth} className={styles.cloth} />
      <header className={styles.head}>
        <Container>
          <Breadcrumbs {...breadcrumbs} />
          <p className={styles.kicker}>
            {article.typeLabel} · <time dateTime={date}>{formatDay(date)}</time> ·{" "}
            {formatMinutes(article.minutes)}
          </p>
          <div className={styles.opening}>
            <h1>{title}</h1>
            <p className="lead">{article.summary}</p>
          </div>
        </Container>
      </header>
      <Container className={styles.body}>
        <Contents headings={headings} hasSources={sources.length > 0} labels={labels} />
        <MarkdownText html={html} className={styles.text} />
        <div className={styles.side}>
          {downloads.length > 0 && (
            <section aria-labelledby="downloads">
              <h2 id="downloads">{labels.downloads}</h2>
              <DownloadList downloads={downloads} />
            </section>
          )}
          {sources.length > 0 && (
            <section aria-labelledby="sources">
              <h2 id="sources">{labels.sources}</h2>
              <SourceList sources={sources} />
            </section>
          )}
          <section aria-labelledby="facts">
            <h2 id="facts">{labels.facts}</h2>
            <FactList
              facts={[
                { label: labels.by, value: author },
                { label: labels.published, value: formatDay(date) },
                { label: labels.changed, value: updated && formatDay(updated) },
                { label: labels.topics, value: article.topicLabels.join(", ") },
                { label: labels.country, value: article.country },
              ]}
            />
          </section>
          <section aria-labelledby="cite">
            <h2 id="cite">
              {article.kind === "publication" ? labels.citePublication : labels.citePage}
            </h2>
            {article.kind === "publication" ? (
              <Citation citations={citations} />
            ) : (
              <p className={styles.cite}>{citations.oscola}</p>
            )}
          </section>
          <ShareLinks title={title} address={`${origin}${path}`} />
        </div>
      </Container>
      {related.length > 0 && (
        <Section top="none" bottom="less" labelledBy="related" title={labels.related}>
          <ArticleList articles={related} variant={related.length > 1 ? "cloth" : "ledger"} />
        </Section>
      )}
      <RelatedTiles
        behind={behind && { ...behind, label: labels.case }}
        tiles={[previous, next].filter((tile) => tile !== undefined)}
      />
    </article>
  );
}

type ArticleDescriptionProps = Pick<Route.ComponentProps["loaderData"], "article" | "organisation">;

/** Structured data of the item; rendered after the share card, whose picture it names. */
function ArticleDescription({ article, organisation }: ArticleDescriptionProps) {
  return <StructuredData data={articleCard(article, organisation, useCardAddress())} />;
}

interface ContentsProps {
  headings: readonly { id: string; text: string }[];
  hasSources: boolean;
  labels: PageContent<"news">["fieldLabels"];
}

/** Table of contents of a long text; empty for fewer than three parts. */
function Contents({ headings, hasSources, labels }: ContentsProps) {
  const parts = hasSources ? [...headings, { id: "sources", text: labels.sources }] : headings;
  if (parts.length < 3) return <div className={styles.noContents} />;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{labels.contents}</h2>
      <ol>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
