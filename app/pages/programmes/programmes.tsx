import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getProgrammes } from "#schemas/programmes.ts";
import { getMessages } from "#schemas/site/messages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { getSectors } from "#schemas/site/sectors.ts";
import type { Route } from "./+types/programmes";
import { CrossThreads } from "./parts/cross-threads.tsx";
import { Invitation } from "./parts/invitation.tsx";
import { ProgrammePosters } from "./parts/programme-posters.tsx";

export function loader() {
  const page = getPage("programmes");
  return {
    page,
    breadcrumbs: getBreadcrumbs(page),
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
