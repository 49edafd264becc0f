import { Badge } from "#app/components/base/badge.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { FeedLinks } from "#app/components/text/downloads.tsx";
import { FactList } from "#app/components/text/fact-list.tsx";
import { MarkdownText, Paragraphs } from "#app/components/text/markdown-text.tsx";
import { ShareLinks } from "#app/components/text/share-links.tsx";
import { StructuredData } from "#app/components/text/structured-data.tsx";
import written from "#app/components/text/written-text.module.css";
import { formatMoment } from "#app/feeds/format-moment.ts";
import { usePageFacts } from "#app/page-rendering.ts";
import { nowOf } from "#app/request-context.ts";
import { opportunityCard } from "#app/structured-data.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { renderEntry } from "#collections/markdown/render-article.ts";
import {
  datesPath,
  getOpportunities,
  isClosed,
  nextClosing,
} from "#collections/opportunities/opportunities.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import { getKnownOrganisation, getOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/opportunity";
import styles from "./opportunity.module.css";

export function loader({ params, context }: Route.LoaderArgs) {
  const now = nowOf(context);
  const item = getOpportunities().find(({ slug }) => slug === params.slug);
  if (!item) throw new Response("No such opportunity", { status: 404 });
  const { kinds, id } = getPage("opportunities");
  return {
    page: namePage({
      description: item.summary,
      path: item.path,
      heading: item.title,
      lead: item.summary,
      // The heading stands right below: its kind says where the reader is.
      breadcrumb: kinds[item.kind],
      parent: id,
    }),
    item,
    isOver: isClosed(item, now),
    changesAt: nextClosing([item], now),
  };
}

export default function OpportunityPage({ loaderData }: Route.ComponentProps) {
  const { page, item, isOver, changesAt } = loaderData;
  const words = getPage("opportunities");
  const { labels } = words;
  const tell = (moment: string) => formatMoment(moment, words.moment);
  const timeOf = (moment = "") => moment && <time dateTime={moment}>{tell(moment)}</time>;
  usePageFacts({ changesAt });
  return (
    <article>
      <PageOpening
        {...loaderData}
        tone="dye"
        kind="article"
        modifiedOn={item.updated ?? item.posted}
      >
        <p className={styles.state}>
          <Badge kind={isOver ? "partial" : "success"}>
            {(isOver ? words.closedOn : words.until).replace("{deadline}", tell(item.deadline))}
          </Badge>
        </p>
      </PageOpening>
      <StructuredData data={opportunityCard(item, getKnownOrganisation())} />
      <FeedLinks title={`OTC: ${words.breadcrumb}`} feed="opportunities" />
      <Container className={styles.body}>
        <MarkdownText html={renderEntry("opportunities", item).html} className={written.text} />
        <div className={styles.side}>
          <section aria-labelledby="facts">
            <h2 id="facts">{labels.inShort}</h2>
            <FactList
              facts={[
                { label: isOver ? labels.closed : labels.deadline, value: timeOf(item.deadline) },
                { label: labels.starts, value: timeOf(item.starts) },
                { label: labels.ends, value: timeOf(item.ends) },
                {
                  label: labels.place,
                  value: item.isRemote ? `${item.place}. ${labels.remote}` : item.place,
                },
                { label: labels.pay, value: item.pay },
                { label: labels.contact, value: item.contact },
                { label: labels.posted, value: formatDay(item.posted) },
                { label: labels.changed, value: item.updated && formatDay(item.updated) },
              ]}
            />
          </section>
          <section aria-labelledby="apply" className={styles.apply}>
            <h2 id="apply">{labels.apply}</h2>
            {isOver ? (
              <p>{words.tooLate}</p>
            ) : (
              <>
                <ButtonLink {...item.apply} tone="gold" icon="arrow-right" />
                <p>
                  <a className={styles.calendar} href={datesPath(item)} download>
                    <Icon name="calendar" /> {labels.calendar}
                  </a>
                </p>
              </>
            )}
          </section>
          <section aria-labelledby="data">
            <h2 id="data">{labels.applicantData}</h2>
            <Paragraphs texts={item.applicantData} />
          </section>
          <ShareLinks title={item.title} address={getOrganisation().url + page.path} />
        </div>
      </Container>
      <Container className={styles.all}>
        <TextLink href={words.path}>{labels.all}</TextLink>
      </Container>
    </article>
  );
}
