import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { programmeLooks } from "#app/components/lists/programme-looks.ts";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getProgramme } from "#schemas/programmes.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/programme-ainow";
import { BandHead } from "./parts/band-head.tsx";
import { Invitation } from "./parts/invitation.tsx";
import { Passage } from "./parts/passage.tsx";
import { StairSteps } from "./parts/stair-steps.tsx";
import { Statement } from "./parts/statement.tsx";
import { ThreadOfKnots } from "./parts/thread-of-knots.tsx";
import { TwoLists } from "./parts/two-lists.tsx";

const look = programmeLooks.ainow;

export function loader() {
  const programme = getProgramme("ainow");
  const { breadcrumb } = programme.page;
  return {
    programme,
    breadcrumbs: getBreadcrumbs({ breadcrumb, parent: "programmes" }),
    origin: getOrganisation().url,
  };
}

/** AiNow: a network. Baskets learn from each other, steps climb, areas are knots on one thread. */
export default function AiNow({ loaderData }: Route.ComponentProps) {
  const { programme, breadcrumbs, origin } = loaderData;
  const { about, goal, objectives, outcomes, outputs, applicationAreas } = programme;
  return (
    <>
      <PageMeta {...programme.page} path={programme.link} origin={origin} />
      <BandHead
        {...look}
        cloth="above"
        breadcrumbs={breadcrumbs}
        title={programme.title}
        lead={programme.lead}
      />
      <Section top="less">
        <Passage {...about} layout="beside" hasLargeEnd />
      </Section>
      <Section tone="night" top="less" bottom="less">
        <Statement {...goal} />
      </Section>
      <Section labelledBy="objectives">
        <SectionHead title={objectives.heading} id="objectives" />
        <StairSteps items={objectives.items} />
      </Section>
      <Section top="none">
        <TwoLists main={outcomes} side={outputs} />
      </Section>
      <Section tone="leaf" top="less" bottom="less" labelledBy="application-areas">
        <SectionHead title={applicationAreas.heading} id="application-areas" />
        <ThreadOfKnots items={applicationAreas.items} />
      </Section>
      <Invitation {...programme.invitation} tone={look.tone} />
    </>
  );
}
