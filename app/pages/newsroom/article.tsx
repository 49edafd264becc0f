import { cite } from "#app/cite.ts";
import { InlineArt } from "#app/components/art/inline-art.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Breadcrumbs, PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { FactList } from "#app/components/text/fact-list.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { MarkdownText } from "#app/components/text/markdown-text.tsx";
import { Photographs } from "#app/components/text/photographs.tsx";
import { LinkList } from "#app/components/text/plain-list.tsx";
import { SourceList } from "#app/components/text/source-list.tsx";
import { StructuredData } from "#app/components/text/structured-data.tsx";
import written from "#app/components/text/written-text.module.css";
import { useCardAddress } from "#app/page-rendering.ts";
import { todayOf } from "#app/request-context.ts";
import { articleCard } from "#app/structured-data.ts";
import { articleKinds, typeLabel } from "#collections/articles/article-kinds.ts";
import { findArticle } from "#collections/articles/article-neighbours.ts";
import type { Article } from "#collections/articles/articles.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { renderArticle } from "#collections/markdown/render-article.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import { photographsOf } from "#collections/photographs/collection.ts";
import { getKnownOrganisation, getOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/article";
import styles from "./article.module.css";
import { ArticleList, formatMinutes } from "./parts/article-list.tsx";
import { Citation } from "./parts/citation.tsx";
import { DownloadList } from "./parts/download-list.tsx";
import { kindOfPath } from "./parts/list-page.ts";
import { caseBehind, RelatedTiles } from "./parts/related-tiles.tsx";
import { ShareLinks } from "./parts/share-links.tsx";
import { summarise } from "./parts/summarise.ts";
import { clothOf } from "./parts/woven-cloth.ts";

export function loader({ url, params, context }: Route.LoaderArgs) {
  const today = todayOf(context);
  const kind = kindOfPath(url.pathname);
  const article = findArticle(kind, params.slug);
  if (!article) throw new Response("No such item", { status: 404 });
  const { title, summary, path, type } = article.article;
  return {
    page: namePage({
      description: summary,
      path,
      heading: title,
      // The kind, because the heading follows right below.
      breadcrumb: typeLabel(kind, type),
      parent: articleKinds[kind].pageId,
    }),
    ...article,
    today,
    behind: caseBehind(article.article.case, today),
  };
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { page, article, previous, next, behind } = loaderData;
  const { title, path, authors, date, updated, sources, kind } = article;
  const { pageId, folder } = articleKinds[kind];
  const short = summarise(article);
  const { html, headings } = renderArticle(article);
  const { name, url } = getKnownOrganisation();
  const citations = cite({ ...article, address: url + path, publisher: name });
  // Its neighbours have tiles already.
  const related = loaderData.related.filter((article) => article !== previous && article !== next);
  return (
    <article aria-label={article.title}>
      <PageHead {...loaderData} kind="article" modifiedOn={updated ?? date} />
      <ArticleDescription article={article} />
      <FeedLinks title={`OTC: ${getPage(pageId).breadcrumb}`} feed={folder} />
      <InlineArt
        svg={clothOf(short, { width: 1440, height: 300, id: "cloth" })}
        className={`no-print ${styles.cloth}`}
      />
      <header className={styles.head}>
        <Container>
          <Breadcrumbs page={page} />
          <p className={`kicker ${styles.kicker}`}>
            {short.typeLabel} · <time dateTime={date}>{formatDay(date)}</time> ·{" "}
            {formatMinutes(short.minutes)}
          </p>
          <div className={`split-medium columns-8-4 ${styles.opening}`}>
            <h1>{title}</h1>
            <p className="lead">{article.summary}</p>
          </div>
        </Container>
      </header>
      <Photographs photographs={photographsOf(article)} />
      <Container className={`split ${styles.body}`}>
        <Contents headings={headings} hasSources={sources.length > 0} />
        <MarkdownText html={html} className={written.text} />
        <div className={`stack gap-5 ${written.side}`}>
          {article.downloads.length > 0 && (
            <section aria-labelledby="downloads">
              <h2 id="downloads">Downloads</h2>
              <DownloadList downloads={article.downloads} />
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
                { label: "By", value: authors.join(", ") || name },
                { label: "Published", value: formatDay(date) },
                { label: "Changed", value: updated && formatDay(updated) },
                { label: "Topics", value: short.topicLabels.join(", ") },
                { label: "Country", value: article.country },
              ]}
            />
          </section>
          <section aria-labelledby="cite">
            <h2 id="cite">{kind === "publication" ? "Cite this publication" : "Cite this page"}</h2>
            {kind === "publication" ? (
              <Citation citations={citations} />
            ) : (
              <p className="cited">{citations.oscola}</p>
            )}
          </section>
          <ShareLinks title={title} address={getOrganisation().url + path} />
        </div>
      </Container>
      {related.length > 0 && (
        <Section top="none" bottom="less" labelledBy="related" title="On the same topic">
          <ArticleList
            articles={related.map(summarise)}
            variant={related.length > 1 ? "cloth" : "ledger"}
          />
        </Section>
      )}
      <RelatedTiles behind={behind} previous={previous} next={next} today={loaderData.today} />
    </article>
  );
}

/** Structured data of the item; rendered after the share card, whose picture it names. */
function ArticleDescription({ article }: { article: Article }) {
  const card = useCardAddress();
  const organisation = getKnownOrganisation();
  return (
    <StructuredData
      data={articleCard(article, organisation, organisation.url ? card : undefined)}
    />
  );
}

interface ContentsProps {
  headings: readonly { id: string; text: string }[];
  hasSources: boolean;
}

function Contents({ headings, hasSources }: ContentsProps) {
  const links = headings.map(({ id, text }) => ({ label: text, href: `#${id}` }));
  if (hasSources) links.push({ label: "Sources", href: "#sources" });
  if (links.length < 3) return <div className={styles.noContents} />;
  return (
    <nav className={`no-print ${styles.contents}`} aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <LinkList as="ol" links={links} />
    </nav>
  );
}
