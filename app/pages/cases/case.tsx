import { Badge } from "#app/components/base/badge.tsx";
import { InfoItem, InfoPanel } from "#app/components/layout/info.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import { dayInWords } from "#app/components/text/day-in-words.ts";
import { Downloads } from "#app/components/text/downloads.tsx";
import { FactList } from "#app/components/text/fact-list.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { ShareLinks } from "#app/components/text/share-links.tsx";
import { SourceList } from "#app/components/text/source-list.tsx";
import { countClock } from "#schemas/cases/case-clock.ts";
import { casePath, getCases } from "#schemas/cases/cases.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/case";
import { CaseClocks } from "./parts/case-clocks.tsx";
import { CaseOrders } from "./parts/case-orders.tsx";
import { CaseStory } from "./parts/case-story.tsx";
import { CaseTimeline } from "./parts/case-timeline.tsx";
import { describeClock } from "./parts/describe-clock.ts";
import { HeadingBeside } from "./parts/heading-beside.tsx";
import { RelatedCases } from "./parts/related-cases.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const cases = getCases();
  const entry = cases.find(({ slug }) => slug === params.slug);
  if (!entry) throw new Response("No such case", { status: 404 });
  const page = getPage("litigation");
  const { clocks, orders, ...rest } = entry;
  return {
    entry: rest,
    path: casePath(entry),
    labels: page.casePage,
    orders: orders.map((order) => ({
      ...order,
      dueOn: countClock({ from: order.madeOn, days: order.days }, entry.checkedOn).dueOn,
    })),
    clocks: clocks.map((clock) => {
      const counted = countClock(clock, entry.checkedOn);
      return { ...clock, dueOn: counted.dueOn, outcome: describeClock(counted) };
    }),
    related: cases
      .filter(({ slug }) => entry.relatedCases.includes(slug))
      .map((other) => ({
        title: other.caseName,
        path: casePath(other),
        status: other.status,
        statusType: other.statusType,
      })),
    breadcrumbs: {
      ancestors: [...getBreadcrumbs(page).ancestors, { label: page.breadcrumb, href: page.path }],
      current: entry.caseName,
    },
    origin: getOrganisation().url,
  };
}

/** One case: what it is about, what happened, what was ordered, and what is not known. */
export default function CasePage({ loaderData }: Route.ComponentProps) {
  const { entry, path, labels, orders, clocks, related, breadcrumbs, origin } = loaderData;
  const feed = `/feeds/case-${entry.slug}`;
  // Of some cases little is known; what they belong to then stands beside the facts, not far below.
  const isShort = entry.events.length === 0;
  return (
    <>
      <PageMeta
        title={`${entry.caseName} – OTC`}
        description={`${entry.status}. Steps, orders and sources.`}
        path={path}
        origin={origin}
        kind="article"
        modifiedOn={entry.checkedOn}
      />
      <FeedLinks title={`OTC: ${entry.caseName}`} feed={feed} />
      <PageHead tone="bark" art="head-case" breadcrumbs={breadcrumbs} title={entry.caseName}>
        <Badge kind={entry.statusType}>{entry.status}</Badge>
      </PageHead>
      <Section top="less" bottom="less">
        <TwoColumns>
          <div>
            {entry.note && <p className="lead">{entry.note}</p>}
            <CaseStory parts={entry.story} />
            {entry.notKnown.length > 0 && (
              <>
                <h2 className="form-title">{labels.notKnown}</h2>
                <PlainList items={entry.notKnown} />
              </>
            )}
            {isShort && related.length > 0 && (
              <div className="after-block">
                <h2 className="form-title">{labels.related}</h2>
                <RelatedCases cases={related} />
              </div>
            )}
          </div>
          <InfoPanel title={labels.atAGlance} id="glance">
            <FactList
              facts={[
                { label: labels.number, value: entry.caseNumber },
                { label: labels.asking, value: entry.parties?.asking },
                { label: labels.answering, value: entry.parties?.answering },
                { label: labels.forum, value: entry.forum },
                { label: labels.country, value: entry.country },
                { label: labels.filed, value: entry.yearFiled },
                { label: labels.checked, value: dayInWords(entry.checkedOn) },
              ]}
            />
            <InfoItem icon="landmark" title={labels.issues}>
              <PlainList items={entry.issues} />
            </InfoItem>
            <ShareLinks title={entry.caseName} address={`${origin}${path}`} />
          </InfoPanel>
        </TwoColumns>
      </Section>
      {orders.length > 0 && (
        <Section tone="leaf" top="less" bottom="less" labelledBy="orders">
          <h2 id="orders" className="form-title">
            {labels.orders}
          </h2>
          <CaseOrders orders={orders} />
        </Section>
      )}
      {clocks.length > 0 && (
        <Section top="less" bottom="less" labelledBy="clocks">
          <h2 id="clocks" className="form-title">
            {labels.clocks}
          </h2>
          <CaseClocks clocks={clocks} />
        </Section>
      )}
      {entry.events.length > 0 && (
        <Section top={clocks.length > 0 ? "none" : "less"} bottom="less" labelledBy="steps">
          <HeadingBeside title={labels.steps} id="steps">
            <CaseTimeline events={entry.events} />
          </HeadingBeside>
        </Section>
      )}
      {entry.documents.length > 0 && (
        <Section top="none" bottom="less" labelledBy="documents">
          <h2 id="documents" className="form-title">
            {labels.documents}
          </h2>
          <ul>
            {entry.documents.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {entry.sources.length > 0 && (
        <Section top="none" bottom="less" labelledBy="sources">
          <HeadingBeside title={labels.sources} id="sources">
            <SourceList sources={entry.sources} anchor="source" />
          </HeadingBeside>
        </Section>
      )}
      <Section top="none" bottom="less">
        {!isShort && related.length > 0 && (
          <HeadingBeside title={labels.related} id="related">
            <RelatedCases cases={related} />
          </HeadingBeside>
        )}
        <Downloads
          text={labels.follow}
          links={[
            { label: "RSS", href: `${feed}.rss` },
            { label: "Atom", href: `${feed}.atom` },
            { label: "JSON", href: `${feed}.json` },
          ]}
        />
      </Section>
    </>
  );
}
