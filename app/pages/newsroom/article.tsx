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
import { PageMeta, ShareCardMeta } from "#app/components/text/page-meta.tsx";
import { ShareLinks } from "#app/components/text/share-links.tsx";
import { SourceList } from "#app/components/text/source-list.tsx";
import { StructuredData } from "#app/components/text/structured-data.tsx";
import { useCardAddress, usePageFacts } from "#app/page-rendering.ts";
import { todayContext } from "#app/request-context.ts";
import { articleCard } from "#app/structured-data.ts";
import { articleKinds } from "#collections/articles/article-kinds.ts";
import { findArticle } from "#collections/articles/article-neighbours.ts";
import type { Article } from "#collections/articles/articles.ts";
import { caseFile, hasLoom, loomFiles } from "#collections/cases/case-files.ts";
import { getCases } from "#collections/cases/cases.ts";
import { downloadCost } from "#collections/formats/download-cost.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import { renderArticle } from "#collections/markdown/render-article.ts";
import { pageOpening } from "#collections/pages/page-opening.ts";
import { getPage } from "#collections/pages/pages.ts";
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
  const today = context.get(todayContext) ?? kampalaDay(Date.now());
  const kind = kindOfPath(url.pathname);
  const found = findArticle(kind, params.slug);
  if (!found) throw new Response("No such item", { status: 404 });
  const { article, previous, next, related } = found;
  const { ugxPerMegabyte } = getDataCost();
  const collection = getPage(articleKinds[kind].pageId);
  const organisation = getOrganisation();
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
      // The heading stands right below: its kind says where the reader is.
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
    previous: tileOf("Previous", "previous", previous),
    next: tileOf("Next", "next", next),
    // What stands beside it in time is linked below anyway.
    related: related.filter((other) => other !== previous && other !== next).map(summarise),
    feed: { title: `OTC: ${collection.breadcrumb}`, feed: articleKinds[kind].folder },
    tone: { news: "leaf", publication: "bark", blog: "jac" }[kind] as "leaf" | "bark" | "jac",
  };
}

/** The case that an item is about, with its number and its loom where it has them. */
function caseBehind(slug: string | undefined, today: string) {
  const found = getCases().find((one) => one.slug === slug);
  if (!found) return undefined;
  const { caseName: name, path, status } = found;
  const loom = hasLoom(found) && !found.stageOf ? caseFile(found, loomFiles.poster) : undefined;
  return { name, path, status, loom, count: countCase(slug, today) };
}

/** One item of a collection. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, article, html, headings, tone } = loaderData;
  const { downloads, citations, behind, previous, next, related } = loaderData;
  const { title, path, authors, date, updated, sources } = article;
  // The server renders the page anew each day as long as it counts.
  usePageFacts(
    behind?.count ? { asOf: loaderData.today, drawings: behind.loom ? [behind.loom] : [] } : {},
  );
  const author = authors.length > 0 ? authors.join(", ") : loaderData.organisation.name;
  return (
    <article>
      <PageMeta {...page} origin={origin} kind="article" modifiedOn={updated ?? date} />
      <ShareCardMeta title={title} breadcrumbs={breadcrumbs} tone={tone} art={article.art} />
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
        <Contents headings={headings} hasSources={sources.length > 0} />
        <MarkdownText html={html} className={styles.text} />
        <div className={styles.side}>
          {downloads.length > 0 && (
            <section aria-labelledby="downloads">
              <h2 id="downloads">Downloads</h2>
              <DownloadList downloads={downloads} />
            </section>
          )}
          {sources.length > 0 && (
            <section aria-labelledby="sources">
              <h2 id="sources">Sources</h2>
              <SourceList sources={sources} />
            </section>
          )}
          <section aria-labelledby="facts">
            <h2 id="facts">In short</h2>
            <FactList
              facts={[
                { label: "By", value: author },
                { label: "Published", value: formatDay(date) },
                { label: "Changed", value: updated && formatDay(updated) },
                { label: "Topics", value: article.topicLabels.join(", ") },
                { label: "Country", value: article.country },
              ]}
            />
          </section>
          <section aria-labelledby="cite">
            <h2 id="cite">
              {article.kind === "publication" ? "Cite this publication" : "Cite this page"}
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
        <Section top="none" bottom="less" labelledBy="related" title="On the same topic">
          <ArticleList articles={related} variant={related.length > 1 ? "cloth" : "ledger"} />
        </Section>
      )}
      <RelatedTiles behind={behind} tiles={[previous, next].filter((tile) => tile !== undefined)} />
    </article>
  );
}

/** Tells search engines of the item; it stands after the card, whose picture it names. */
function ArticleDescription({
  article,
  organisation,
}: Pick<Route.ComponentProps["loaderData"], "article" | "organisation">) {
  return <StructuredData data={articleCard(article, organisation, useCardAddress())} />;
}

interface ContentsProps {
  headings: readonly { id: string; text: string }[];
  hasSources: boolean;
}

/** The parts of a long text. Short ones need no list of two. */
function Contents({ headings, hasSources }: ContentsProps) {
  const parts = hasSources ? [...headings, { id: "sources", text: "Sources" }] : headings;
  if (parts.length < 3) return <div className={styles.noContents} />;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
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
