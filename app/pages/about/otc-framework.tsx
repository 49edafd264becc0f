import { TextLink } from "#app/components/base/text-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getMessages } from "#schemas/site/messages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { getPillars } from "#schemas/site/pillars.ts";
import type { Route } from "./+types/otc-framework";
import { PillarCards } from "./parts/pillar-cards.tsx";

export function loader() {
  const page = getPage("otc-framework");
  const { viewDetails, hideDetails } = getMessages().buttons;
  return {
    page,
    breadcrumbs: getBreadcrumbs(page),
    origin: getOrganisation().url,
    pillars: getPillars(),
    labels: { view: viewDetails, hide: hideDetails },
  };
}

export default function OtcFramework({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, pillars, labels } = loaderData;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <PageHead
        tone="jac"
        art="head-framework"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      <Section top="less" className="clip">
        <SectionHead title={page.pillars.heading}>
          <p>{page.pillars.intro}</p>
        </SectionHead>
        <PillarCards pillars={pillars} labels={labels} />
        <p className="after-block">
          <TextLink href={page.link.href}>{page.link.label}</TextLink>
        </p>
      </Section>
    </>
  );
}
