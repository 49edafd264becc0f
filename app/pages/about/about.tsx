import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { getPageOpening } from "#schemas/pages/page-opening.ts";
import { getPages } from "#schemas/pages/pages.ts";
import { getFramework } from "#schemas/site/framework.ts";
import { getPillars } from "#schemas/site/pillars.ts";
import { getPurpose } from "#schemas/site/purpose.ts";
import { getValues } from "#schemas/site/values.ts";
import type { Route } from "./+types/about";
import { FrameworkDiagram } from "./parts/framework-diagram.tsx";
import { Motto } from "./parts/motto.tsx";
import { PillarLedger } from "./parts/pillar-ledger.tsx";
import { ReadOn } from "./parts/read-on.tsx";
import { ValueStrip } from "./parts/value-strip.tsx";
import { VisionFirst } from "./parts/vision-first.tsx";

export function loader() {
  const opening = getPageOpening("about");
  const { page } = opening;
  const descriptions = new Map<string, string>(
    getPages().map(({ path, description }) => [path, description]),
  );
  return {
    ...opening,
    purpose: getPurpose(),
    values: getValues(),
    framework: getFramework(),
    pillars: getPillars(),
    subpages: page.more.links.map((link) => ({
      ...link,
      description: descriptions.get(link.href) ?? "",
    })),
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { page, purpose, values, framework, pillars, subpages } = loaderData;
  return (
    <>
      <PageOpening {...loaderData} tone="night" art="head-about" />
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
      <Motto {...purpose.connectivity} art="hero-circuit" />
      <Section top="less" bottom="less">
        <ReadOn heading={page.more.heading} id="read-on" links={subpages} />
      </Section>
    </>
  );
}
