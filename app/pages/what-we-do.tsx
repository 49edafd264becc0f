import { getMessages } from "#content/schemas/messages.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getPillars } from "#content/schemas/pillars.ts";
import { getProgrammes } from "#content/schemas/programmes.ts";
import { getSectors } from "#content/schemas/sectors.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { DepartmentStrip } from "../components/department-strip.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { ProgrammeFields } from "../components/programme-fields.tsx";
import { Section } from "../components/section.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { SectorColumns } from "../components/sector-columns.tsx";
import { TextLink } from "../components/text-link.tsx";
import { Wrap } from "../components/wrap.tsx";
import type { Route } from "./+types/what-we-do";

export function loader() {
  const page = getPage("what-we-do");
  return {
    page,
    breadcrumbs: getTrail(page),
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
        <Wrap>
          <SectionHead title={page.programmes.heading} id="programmes">
            <p>{page.programmes.intro}</p>
            <TextLink href={page.programmes.link.href}>{page.programmes.link.label}</TextLink>
          </SectionHead>
        </Wrap>
        <ProgrammeFields
          programmes={programmes}
          objectivesLabel={page.programmes.objectivesLabel}
          linkLabel={learnMore}
        />
      </Section>
    </>
  );
}
