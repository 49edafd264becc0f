import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { getPageOpening } from "#schemas/pages/page-opening.ts";
import { getProgrammes } from "#schemas/programmes.ts";
import { getMessages } from "#schemas/site/messages.ts";
import { getSectors } from "#schemas/site/sectors.ts";
import type { Route } from "./+types/programmes";
import { CrossThreads } from "./parts/cross-threads.tsx";
import { Invitation } from "./parts/invitation.tsx";
import { ProgrammePosters } from "./parts/programme-posters.tsx";

export function loader() {
  return {
    ...getPageOpening("programmes"),
    programmes: getProgrammes().map(({ id, title, link, description }) => ({
      id,
      title,
      link,
      description,
    })),
    sectors: getSectors(),
    learnMore: getMessages().buttons.learnMore,
  };
}

export default function Programmes({ loaderData }: Route.ComponentProps) {
  const { page, programmes, sectors, learnMore } = loaderData;
  return (
    <>
      <PageOpening {...loaderData} tone="leaf" art="head-programmes" />
      <Section top="less" bottom="none">
        <ProgrammePosters programmes={programmes} buttonLabel={learnMore} />
      </Section>
      <Section labelledBy="impact-areas">
        <SectionHead title={page.impactAreas.heading} id="impact-areas">
          <p>{page.impactAreas.intro}</p>
        </SectionHead>
        <CrossThreads sectors={sectors} />
      </Section>
      <Invitation {...page.getInvolved} tone="bark" />
    </>
  );
}
