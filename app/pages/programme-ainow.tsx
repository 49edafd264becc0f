import { getOrganisation } from "#content/schemas/organisation.ts";
import { getProgramme } from "#content/schemas/programmes.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { BandHead } from "../components/band-head.tsx";
import { Invitation } from "../components/invitation.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Passage } from "../components/passage.tsx";
import { programmeLooks } from "../components/programme-looks.ts";
import { Section } from "../components/section.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { StairSteps } from "../components/stair-steps.tsx";
import { Statement } from "../components/statement.tsx";
import { ThreadOfKnots } from "../components/thread-of-knots.tsx";
import { TwoLists } from "../components/two-lists.tsx";
import type { Route } from "./+types/programme-ainow";

const look = programmeLooks.ainow;

export function loader() {
  const programme = getProgramme("ainow");
  const { breadcrumb } = programme.page;
  return {
    programme,
    breadcrumbs: getTrail({ breadcrumb, parent: "programmes" }),
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
