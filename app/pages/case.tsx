import { countClock } from "#content/schemas/case-clock.ts";
import { casePath, getCases } from "#content/schemas/cases.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { Badge } from "../components/badge.tsx";
import { CaseClocks } from "../components/case-clocks.tsx";
import { CaseOrders } from "../components/case-orders.tsx";
import { CaseStory } from "../components/case-story.tsx";
import { CaseTimeline } from "../components/case-timeline.tsx";
import { dayInWords } from "../components/day-in-words.ts";
import { Duo } from "../components/duo.tsx";
import { FactList } from "../components/fact-list.tsx";
import { FeedLinks } from "../components/feed-links.tsx";
import { InfoItem, InfoPanel } from "../components/info.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { PlainList } from "../components/plain-list.tsx";
import { Section } from "../components/section.tsx";
import { ShareLinks } from "../components/share-links.tsx";
import { SourceList } from "../components/source-list.tsx";
import { TakeAlong } from "../components/take-along.tsx";
import { describeClock } from "../newsroom/describe-clock.ts";
import type { Route } from "./+types/case";
import styles from "./case.module.css";

export function loader({ params }: Route.LoaderArgs) {
  const cases = getCases();
  const entry = cases.find(({ slug }) => slug === params.slug);
  if (!entry) throw new Response("No such case", { status: 404 });
  const page = getPage("litigation");
  const { clocks, orders, ...rest } = entry;
  return {
    entry: rest,
    path: casePath(entry),
    words: page.casePage,
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
      .map((other) => ({ title: other.caseName, path: casePath(other), status: other.status })),
    breadcrumbs: {
      trail: [...getTrail(page).trail, { label: page.breadcrumb, href: page.path }],
      current: entry.caseName,
    },
    origin: getOrganisation().url,
  };
}

/** One case: what it is about, what happened, what was ordered, and what is not known. */
export default function CasePage({ loaderData }: Route.ComponentProps) {
  const { entry, path, words, orders, clocks, related, breadcrumbs, origin } = loaderData;
  const feed = `/feeds/case-${entry.slug}`;
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
        <Duo>
          <div>
            {entry.note && <p className="lead">{entry.note}</p>}
            <CaseStory parts={entry.story} />
            {entry.notKnown.length > 0 && (
              <>
                <h2 className="form-title">{words.notKnown}</h2>
                <PlainList items={entry.notKnown} />
              </>
            )}
          </div>
          <InfoPanel title={words.atAGlance} id="glance">
            <FactList
              facts={[
                { label: words.number, value: entry.caseNumber },
                { label: words.asking, value: entry.parties?.asking },
                { label: words.answering, value: entry.parties?.answering },
                { label: words.forum, value: entry.forum },
                { label: words.country, value: entry.country },
                { label: words.filed, value: entry.yearFiled },
                { label: words.checked, value: dayInWords(entry.checkedOn) },
              ]}
            />
            <InfoItem icon="landmark" title={words.issues}>
              <PlainList items={entry.issues} />
            </InfoItem>
            <ShareLinks title={entry.caseName} address={`${origin}${path}`} />
          </InfoPanel>
        </Duo>
      </Section>
      {orders.length > 0 && (
        <Section tone="leaf" top="less" bottom="less" labelledBy="orders">
          <h2 id="orders" className="form-title">
            {words.orders}
          </h2>
          <CaseOrders orders={orders} />
        </Section>
      )}
      {clocks.length > 0 && (
        <Section top="less" bottom="less" labelledBy="clocks">
          <h2 id="clocks" className="form-title">
            {words.clocks}
          </h2>
          <CaseClocks clocks={clocks} />
        </Section>
      )}
      <Section top={clocks.length > 0 ? "none" : "less"} bottom="less">
        <Duo>
          {entry.events.length > 0 && (
            <section aria-labelledby="steps">
              <h2 id="steps" className="form-title">
                {words.steps}
              </h2>
              <CaseTimeline events={entry.events} />
            </section>
          )}
          <div className={styles.beside}>
            {entry.documents.length > 0 && (
              <section aria-labelledby="documents">
                <h2 id="documents" className="form-title">
                  {words.documents}
                </h2>
                <ul>
                  {entry.documents.map(({ label, href }) => (
                    <li key={href}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {entry.sources.length > 0 && (
              <section aria-labelledby="sources">
                <h2 id="sources" className="form-title">
                  {words.sources}
                </h2>
                <SourceList sources={entry.sources} anchor="source" />
              </section>
            )}
          </div>
        </Duo>
      </Section>
      <Section top="none" bottom="less">
        {related.length > 0 && (
          <>
            <h2 className="form-title">{words.related}</h2>
            <ul className={styles.related}>
              {related.map(({ title, path: href, status }) => (
                <li key={href}>
                  <a href={href}>{title}</a>. {status}
                </li>
              ))}
            </ul>
          </>
        )}
        <TakeAlong
          text={words.follow}
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
