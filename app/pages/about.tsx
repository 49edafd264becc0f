import { getFramework } from "#content/schemas/framework.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage, getPages } from "#content/schemas/pages.ts";
import { getPillars } from "#content/schemas/pillars.ts";
import { getPurpose } from "#content/schemas/purpose.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { getValues } from "#content/schemas/values.ts";
import { FrameworkDiagram } from "../components/framework-diagram.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { PillarLedger } from "../components/pillar-ledger.tsx";
import { ReadOn } from "../components/read-on.tsx";
import { Saying } from "../components/saying.tsx";
import { Section } from "../components/section.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { TextLink } from "../components/text-link.tsx";
import { ValueStrip } from "../components/value-strip.tsx";
import { VisionFirst } from "../components/vision-first.tsx";
import type { Route } from "./+types/about";

export function loader() {
  const page = getPage("about");
  const descriptions = new Map<string, string>(
    getPages().map(({ path, description }) => [path, description]),
  );
  return {
    page,
    breadcrumbs: getTrail(page),
    origin: getOrganisation().url,
    purpose: getPurpose(),
    values: getValues(),
    framework: getFramework(),
    pillars: getPillars(),
    children: page.more.links.map((link) => ({
      ...link,
      description: descriptions.get(link.href) ?? "",
    })),
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, purpose, values, framework, pillars, children } = loaderData;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <PageHead
        tone="night"
        art="head-about"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      <Section top="less">
        <VisionFirst mission={purpose.mission} vision={purpose.vision} />
      </Section>
      <Section tone="jac" top="less" bottom="less">
        <ValueStrip heading={page.values.heading} values={values}>
          <TextLink href={page.values.link.href}>{page.values.link.label}</TextLink>
        </ValueStrip>
      </Section>
      <Section tone="night" id="framework">
        <SectionHead title={page.framework.heading}>
          <p>{page.framework.intro}</p>
        </SectionHead>
        <FrameworkDiagram framework={framework} />
      </Section>
      <Section>
        <SectionHead title={page.pillars.heading} />
        <PillarLedger pillars={pillars} />
      </Section>
      <Saying {...purpose.connectivity} art="hero-circuit" />
      <Section top="less" bottom="less">
        <ReadOn heading={page.more.heading} id="read-on" links={children} />
      </Section>
    </>
  );
}
