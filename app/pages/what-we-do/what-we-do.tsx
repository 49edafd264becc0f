import { TextLink } from "#app/components/base/text-link.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { getPageOpening } from "#schemas/pages/page-opening.ts";
import { getProgrammes } from "#schemas/programmes.ts";
import { getMessages } from "#schemas/site/messages.ts";
import { getPillars } from "#schemas/site/pillars.ts";
import { getSectors } from "#schemas/site/sectors.ts";
import type { Route } from "./+types/what-we-do";
import { DepartmentStrip } from "./parts/department-strip.tsx";
import { ProgrammeFields } from "./parts/programme-fields.tsx";
import { SectorColumns } from "./parts/sector-columns.tsx";

export function loader() {
  return {
    ...getPageOpening("what-we-do"),
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
  const { page, sectors, pillars, programmes, learnMore } = loaderData;
  const { focusAreas, departments } = page;
  return (
    <>
      <PageOpening {...loaderData} tone="night" art="head-what-we-do" />
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
