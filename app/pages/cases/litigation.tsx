import { ButtonLink } from "#app/components/base/button.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { WideOpening } from "#app/components/layout/wide-opening.tsx";
import { CaseTable } from "#app/components/tables/case-table.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { calendarLink, dataLink, feedLink, QuietRow } from "#app/components/text/quiet-row.tsx";
import { PaintAfter } from "#app/paint-after.tsx";
import { todayOf } from "#app/request-context.ts";
import { calendarPath } from "#collections/cases/case-files.ts";
import { getCases, stagesOf } from "#collections/cases/cases.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/litigation";
import styles from "./litigation.module.css";
import { CasePosters } from "./parts/case-posters.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const cases = getCases();
  const today = todayOf(context);
  // The first case that has a verdict is the landmark; two others stand beside it, its own stages first.
  const lead = cases.find(({ verdict }) => verdict);
  const others = lead
    ? [...stagesOf(lead.slug, cases).slice(1), ...cases].filter(
        (entry, index, all) => entry !== lead && all.indexOf(entry) === index,
      )
    : [];
  return {
    today,
    cases,
    posters: lead && { lead, others: others.slice(0, 2) },
  };
}

export default function Litigation({ loaderData }: Route.ComponentProps) {
  const { cases, posters, today } = loaderData;
  const page = getPage("litigation");
  return (
    <>
      <WideOpening page={page} tone="bark" />
      <FeedLinks title="OTC: cases" feed="cases" />
      {/* The tiles set the height of the poster, whose cloth lies at its foot. */}
      <PaintAfter id="cases" />
      {posters && <CasePosters {...posters} today={today} />}
      <Section top="less">
        <h2 id="cases" className={styles.title}>
          {page.table.heading}
        </h2>
        <CaseTable cases={cases} labels={page.table} labelledBy="cases" />
        <p className={styles.more}>
          <ButtonLink {...page.link} icon="arrow-right" />
        </p>
      </Section>
      <QuietRow links={[feedLink("cases"), calendarLink(calendarPath), dataLink()]} />
    </>
  );
}
