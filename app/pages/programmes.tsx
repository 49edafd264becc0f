import { getMessages } from "#content/schemas/messages.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getProgrammes } from "#content/schemas/programmes.ts";
import { getSectors } from "#content/schemas/sectors.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { CrossThreads } from "../components/cross-threads.tsx";
import { Invitation } from "../components/invitation.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { ProgrammePosters } from "../components/programme-posters.tsx";
import { Section } from "../components/section.tsx";
import { SectionHead } from "../components/section-head.tsx";
import type { Route } from "./+types/programmes";

export function loader() {
  const page = getPage("programmes");
  return {
    page,
    breadcrumbs: getTrail(page),
    origin: getOrganisation().url,
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
  const { page, breadcrumbs, origin, programmes, sectors, learnMore } = loaderData;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <PageHead
        tone="leaf"
        art="head-programmes"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
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
