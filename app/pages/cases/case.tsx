import type { ReactNode } from "react";
import { Badge } from "#app/components/base/badge.tsx";
import { InfoItem, InfoPanel } from "#app/components/layout/info.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import { Citation } from "#app/components/text/citation.tsx";
import { cite } from "#app/components/text/cite.ts";
import { Downloads, feedFiles } from "#app/components/text/downloads.tsx";
import { FactList } from "#app/components/text/fact-list.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { formatDay } from "#app/components/text/format-day.ts";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { ShareLinks } from "#app/components/text/share-links.tsx";
import { SourceList } from "#app/components/text/source-list.tsx";
import { getCases } from "#schemas/cases/cases.ts";
import { pageOpening } from "#schemas/pages/page-opening.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/case";
import styles from "./case.module.css";
import { CaseClocks, CaseOrders, CaseSteps } from "./parts/case-record.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const cases = getCases();
  const { name, url } = getOrganisation();
  const entry = cases.find(({ slug }) => slug === params.slug);
  if (!entry) throw new Response("No such case", { status: 404 });
  return {
    ...pageOpening({
      title: `${entry.caseName} – OTC`,
      description: `${entry.status}. Steps, orders and sources.`,
      path: entry.path,
      heading: entry.caseName,
      breadcrumb: entry.caseName,
      parent: "litigation",
    }),
    entry,
    labels: getPage("litigation").casePage,
    citations: cite({
      title: entry.caseName,
      authors: [],
      publisher: name,
      date: entry.checkedOn,
      address: url + entry.path,
      slug: entry.slug,
      isPage: true,
    }),
    related: cases.filter(({ slug }) => entry.relatedCases.includes(slug)),
  };
}

/** One case: what it is about, what happened, what was ordered, and what is not known. */
export default function CasePage({ loaderData }: Route.ComponentProps) {
  const { page, origin, entry, labels, related, citations } = loaderData;
  const { caseName, story, orders, clocks, events, documents, sources } = entry;
  const feed = `case-${entry.slug}`;
  // Of some cases little is known; what they belong to then stands beside the facts, not far below.
  const isShort = events.length === 0;
  const relatedCases = (
    <ul className={styles.related}>
      {related.map(({ path, ...other }) => (
        <li key={path}>
          <a href={path}>{other.caseName}</a>
          <Badge kind={other.statusType}>{other.status}</Badge>
          {other.note && <p className="muted">{other.note}</p>}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <PageOpening
        {...loaderData}
        tone="bark"
        art="head-case"
        kind="article"
        modifiedOn={entry.checkedOn}
      >
        <Badge kind={entry.statusType}>{entry.status}</Badge>
      </PageOpening>
      <FeedLinks title={`OTC: ${caseName}`} feed={feed} />
      <Section top="less" bottom="less">
        <TwoColumns>
          <div>
            {entry.note && <p className="lead">{entry.note}</p>}
            <div className={styles.story}>
              {story.map(({ heading, paragraphs }) => (
                <section key={heading}>
                  <h2>{heading}</h2>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </section>
              ))}
            </div>
            {entry.notKnown.length > 0 && (
              <>
                <h2 className="form-title">{labels.notKnown}</h2>
                <PlainList items={entry.notKnown} />
              </>
            )}
            {isShort && related.length > 0 && (
              <div className="after-block">
                <h2 className="form-title">{labels.related}</h2>
                {relatedCases}
              </div>
            )}
          </div>
          <InfoPanel title={labels.atAGlance} id="glance">
            <FactList
              facts={[
                { label: labels.number, value: entry.caseNumber },
                { label: entry.parties?.askingAs ?? labels.asking, value: entry.parties?.asking },
                { label: labels.answering, value: entry.parties?.answering },
                { label: labels.forum, value: entry.forum },
                { label: labels.country, value: entry.country },
                { label: labels.filed, value: entry.yearFiled },
                { label: labels.checked, value: formatDay(entry.checkedOn) },
              ]}
            />
            <InfoItem icon="landmark" title={labels.issues}>
              <PlainList items={entry.issues} />
            </InfoItem>
            <ShareLinks title={caseName} address={`${origin}${page.path}`} />
          </InfoPanel>
        </TwoColumns>
      </Section>
      {orders.length > 0 && (
        <Section tone="leaf" top="less" bottom="less" labelledBy="orders" title={labels.orders}>
          <CaseOrders entry={entry} />
        </Section>
      )}
      {clocks.length > 0 && (
        <Section top="less" bottom="less" labelledBy="clocks" title={labels.clocks}>
          <CaseClocks entry={entry} />
        </Section>
      )}
      {events.length > 0 && (
        <Section top={clocks.length > 0 ? "none" : "less"} bottom="less" labelledBy="steps">
          <HeadingBeside title={labels.steps} id="steps">
            <CaseSteps entry={entry} />
          </HeadingBeside>
        </Section>
      )}
      {documents.length > 0 && (
        <Section top="none" bottom="less" labelledBy="documents" title={labels.documents}>
          <ul>
            {documents.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {sources.length > 0 && (
        <Section top="none" bottom="less" labelledBy="sources">
          <HeadingBeside title={labels.sources} id="sources">
            <SourceList sources={sources} anchor="source" />
          </HeadingBeside>
        </Section>
      )}
      <Section top="none" bottom="less">
        {!isShort && related.length > 0 && (
          <HeadingBeside title={labels.related} id="related">
            {relatedCases}
          </HeadingBeside>
        )}
        <HeadingBeside title={labels.cite} id="cite">
          <Citation citations={citations} />
        </HeadingBeside>
        <Downloads text={labels.follow} links={feedFiles(feed)} />
      </Section>
    </>
  );
}

interface HeadingBesideProps {
  title: string;
  id: string;
  children: ReactNode;
}

/** A heading in the narrow column, something long in the wide one; one below the other on small screens. */
function HeadingBeside({ title, id, children }: HeadingBesideProps) {
  return (
    <div className={styles.beside}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </div>
  );
}
