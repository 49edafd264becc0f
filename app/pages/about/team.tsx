import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { PageHead } from "#app/components/text/page-meta.tsx";
import { usePageFacts } from "#app/page-rendering.ts";
import { nowContext } from "#app/request-context.ts";
import {
  getOpportunities,
  nextClosing,
  opportunitiesPath,
} from "#collections/opportunities/opportunities.ts";
import { getPageOpening } from "#collections/pages/page-opening.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getTeam } from "#collections/team/collection.ts";
import type { Route } from "./+types/team";
import { JoinSection } from "./parts/join-section.tsx";
import { OpenPositions } from "./parts/open-positions.tsx";
import { TeamGrid } from "./parts/team-grid.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const now = context.get(nowContext) ?? Date.now();
  const opening = getPageOpening("team");
  const { viewProfile, hideProfile } = getMessages().buttons;
  return {
    ...opening,
    closesNext: nextClosing(getOpportunities(), now),
    members: getTeam(),
    labels: { ...opening.page.labels, viewProfile, hideProfile },
  };
}

/** Stands at `/about/team` and at `/team`; the first is the canonical address of both. */
export default function Team({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, members, labels, closesNext } = loaderData;
  const { join } = page;
  usePageFacts({ changesAt: closesNext });
  return (
    <>
      <PageHead {...loaderData} tone="jac" />
      <Section top="head" bottom="less">
        <Breadcrumbs {...breadcrumbs} />
        <SectionHead as="h1" title={page.heading}>
          <p>{page.lead}</p>
        </SectionHead>
        <TeamGrid members={members} labels={labels} />
      </Section>
      <JoinSection heading={join.heading} text={join.text} tone="bark">
        <OpenPositions join={join} openings={closesNext && opportunitiesPath} />
      </JoinSection>
    </>
  );
}
