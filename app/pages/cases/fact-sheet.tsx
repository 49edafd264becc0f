import { Container } from "#app/components/layout/container.tsx";
import { Breadcrumbs, PageHead } from "#app/components/layout/page-head.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { FactList } from "#app/components/text/fact-list.tsx";
import { describeFrame } from "#app/embeds/frame.ts";
import { usePageFacts } from "#app/page-rendering.ts";
import { todayOf } from "#app/request-context.ts";
import { factSheetPath } from "#collections/cases/case-files.ts";
import { getMainCases } from "#collections/cases/cases.ts";
import { countTimeLimits } from "#collections/cases/time-limits.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { formatDate } from "#collections/formats/format-day.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/fact-sheet";
import styles from "./fact-sheet.module.css";
import { caseFrame } from "./parts/case-frame.ts";
import { CaseLimits } from "./parts/case-limits.tsx";
import { EventDay } from "./parts/event-day.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
  const entry = getMainCases().find(({ slug }) => slug === params.slug);
  if (!entry) throw new Response("No such case", { status: 404 });
  const heading = entry.caseName;
  const { factSheet } = getPage("litigation").casePage;
  const [title, description] = [factSheet.title, factSheet.description].map((words) =>
    fillPlaceholders(words, { case: heading }),
  ) as [string, string];
  return {
    page: namePage({ title, heading, description, path: factSheetPath(entry), parent: "press" }),
    entry,
    today: todayOf(context),
  };
}

export default function FactSheet({ loaderData }: Route.ComponentProps) {
  const { page, entry, today } = loaderData;
  const labels = getPage("litigation").casePage;
  const { name, url } = getOrganisation();
  const { parties, events, notKnown, sources, verdict } = entry;
  usePageFacts({ asOf: today });
  // The numbers of sources lead to a list that only the page of the case has.
  const limits = countTimeLimits(entry, today).map((limit) => ({ ...limit, sources: [] }));
  const source = {
    name,
    address: url + entry.path,
    date: formatDate(today),
    count: sources.length,
  };
  return (
    <Container className={styles.sheet}>
      <PageHead {...loaderData} noIndex tone="bark" />
      <Breadcrumbs page={page} />
      <h1>{entry.caseName}</h1>
      <p className={styles.dated}>{fillPlaceholders(labels.factSheet.dated, source)}</p>
      {verdict && (
        <p className="lead">{[verdict.decided, verdict.open].filter(Boolean).join(" ")}</p>
      )}
      <p className={styles.count}>{describeFrame(caseFrame(entry, today))}</p>
      <FactList
        facts={[
          { label: parties?.askingAs ?? labels.asking, value: parties?.asking },
          { label: labels.answering, value: parties?.answering },
          { label: labels.forum, value: entry.forum },
          { label: labels.filed, value: entry.yearFiled },
        ]}
      />
      <div className={styles.columns}>
        {events.length > 0 && (
          <section>
            <h2>{labels.steps}</h2>
            <dl>
              {events.map(({ date, isLatest, title }) => (
                <div key={`${date} ${title}`}>
                  <dt>
                    <EventDay date={date} isLatest={isLatest} />
                  </dt>
                  <dd>{title}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {entry.clocks.length > 0 && (
          <section>
            <h2>{labels.clocks}</h2>
            <CaseLimits entry={entry} limits={limits} isTitled />
          </section>
        )}
        {notKnown.length > 0 && (
          <section>
            <h2>{labels.notKnown}</h2>
            <ItemList items={notKnown} />
          </section>
        )}
      </div>
      <p className={styles.credit}>
        {fillPlaceholders(labels.factSheet.credit, source)}{" "}
        <a className="no-print" href={entry.path}>
          {labels.factSheet.link}
        </a>
      </p>
    </Container>
  );
}
