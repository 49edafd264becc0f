import { TextLink } from "#app/components/base/text-link.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getProgrammes } from "#schemas/programmes.ts";
import { getMessages } from "#schemas/site/messages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { getPillars } from "#schemas/site/pillars.ts";
import { getSectors } from "#schemas/site/sectors.ts";
import type { Route } from "./+types/what-we-do";
import { DepartmentStrip } from "./parts/department-strip.tsx";
import { ProgrammeFields } from "./parts/programme-fields.tsx";
import { SectorColumns } from "./parts/sector-columns.tsx";

export function loader() {
  const page = getPage("what-we-do");
  return {
    page,
    breadcrumbs: getBreadcrumbs(page),
    origin: getOrganisation().url,
    sectors: getSectors(),
    pillars: getPillars(),
    programmes: getProgrammes().map(({ id, title, link, summary }) => ({
      id,
      title,
      link,
      summary,
    })),
    learnMore: getMessages().buttons.learnMore,
  };
}

export default function WhatWeDo({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, sectors, pillars, programmes, learnMore } = loaderData;
  const { focusAreas, departments } = page;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <PageHead
        tone="night"
        art="head-what-we-do"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      <Section top="less" labelledBy="focus-areas">
        <SectionHead title={focusAreas.heading} id="focus-areas">
          <p>{focusAreas.intro}</p>
          <TextLink href={focusAreas.link.href}>{focusAreas.link.label}</TextLink>
        </SectionHead>
        <SectorColumns sectors={sectors} />
      </Section>
      <Section tone="leaf" labelledBy="departments">
        <SectionHead title={departments.heading} id="departments">
          <p>{departments.intro}</p>
          <TextLink href={departments.link.href}>{departments.link.label}</TextLink>
        </SectionHead>
        <DepartmentStrip pillars={pillars} />
      </Section>
      <Section bottom="none" isBleeding labelledBy="programmes">
        <Container>
          <SectionHead title={page.programmes.heading} id="programmes">
            <p>{page.programmes.intro}</p>
            <TextLink href={page.programmes.link.href}>{page.programmes.link.label}</TextLink>
          </SectionHead>
        </Container>
        <ProgrammeFields
          programmes={programmes}
          objectivesLabel={page.programmes.objectivesLabel}
          linkLabel={learnMore}
        />
      </Section>
    </>
  );
}
