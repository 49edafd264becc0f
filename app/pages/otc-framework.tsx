import { getMessages } from "#content/schemas/messages.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getPillars } from "#content/schemas/pillars.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { PillarCards } from "../components/pillar-cards.tsx";
import { Section } from "../components/section.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { TextLink } from "../components/text-link.tsx";
import type { Route } from "./+types/otc-framework";

export function loader() {
  const page = getPage("otc-framework");
  const { viewDetails, hideDetails } = getMessages().buttons;
  return {
    page,
    breadcrumbs: getTrail(page),
    origin: getOrganisation().url,
    pillars: getPillars(),
    words: { view: viewDetails, hide: hideDetails },
  };
}

export default function OtcFramework({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, pillars, words } = loaderData;
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
        <PillarCards pillars={pillars} words={words} />
        <p className="after-field">
          <TextLink href={page.link.href}>{page.link.label}</TextLink>
        </p>
      </Section>
    </>
  );
}
