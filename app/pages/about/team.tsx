import { ButtonLink } from "#app/components/base/button.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Breadcrumbs, PageHead } from "#app/components/layout/page-head.tsx";
import { Section, SectionHead } from "#app/components/layout/section.tsx";
import { Photographs } from "#app/components/text/photographs.tsx";
import { usePageFacts } from "#app/page-rendering.ts";
import { nowOf } from "#app/request-context.ts";
import {
  getOpportunities,
  nextClosing,
  opportunitiesPath,
} from "#collections/opportunities/opportunities.ts";
import { getPage, type PageContent } from "#collections/pages/pages.ts";
import { photographsOf } from "#collections/photographs/collection.ts";
import { getTeam } from "#collections/team/collection.ts";
import type { Route } from "./+types/team";
import { JoinSection } from "./parts/join-section.tsx";
import styles from "./parts/open-positions.module.css";
import { TeamGrid } from "./parts/team-grid.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const now = nowOf(context);
  return { page: getPage("team"), closesNext: nextClosing(getOpportunities(), now) };
}

/** Stands at `/about/team` and at `/team`; the first is the canonical address of both. */
export default function Team({ loaderData }: Route.ComponentProps) {
  const { page, closesNext } = loaderData;
  const { join } = page;
  usePageFacts({ changesAt: closesNext });
  return (
    <>
      <PageHead {...loaderData} tone="jac" />
      <Section top="head" bottom="less">
        <Breadcrumbs page={page} />
        <SectionHead as="h1" heading={page.heading} intro={page.lead} />
        <TeamGrid members={getTeam()} labels={page.labels} />
      </Section>
      <Photographs photographs={photographsOf(page)} />
      <JoinSection heading={join.heading} text={join.text} tone="bark">
        {closesNext ? (
          <div className="stack">
            <p>{join.openings}</p>
            <p>
              <ButtonLink
                href={opportunitiesPath}
                label={join.action}
                tone="gold"
                icon="arrow-right"
              />
            </p>
          </div>
        ) : (
          <NoOpenings join={join} />
        )}
      </JoinSection>
    </>
  );
}

/** The same button while no position is open: it says so in its own place, before anybody leaves the page. */
function NoOpenings({ join }: { join: PageContent<"team">["join"] }) {
  return (
    <details className={styles.positions}>
      <summary className={styles.open}>
        {join.action} <Icon name="chevron-down" />
      </summary>
      <p>{join.noOpenings}</p>
      <TextLink {...join.write} />
    </details>
  );
}
