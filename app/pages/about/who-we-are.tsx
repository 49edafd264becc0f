import { TextLink } from "#app/components/base/text-link.tsx";
import { Actions } from "#app/components/layout/actions.tsx";
import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { PageMeta, ShareCardMeta } from "#app/components/text/page-meta.tsx";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { getPillars } from "#schemas/site/pillars.ts";
import { getPurpose } from "#schemas/site/purpose.ts";
import type { Route } from "./+types/who-we-are";
import { MissionThenVision } from "./parts/mission-then-vision.tsx";
import { PillarBands } from "./parts/pillar-bands.tsx";
import { Story } from "./parts/story.tsx";
import { StorySpread } from "./parts/story-spread.tsx";

export function loader() {
  const page = getPage("who-we-are");
  return {
    page,
    breadcrumbs: getBreadcrumbs(page),
    origin: getOrganisation().url,
    purpose: getPurpose(),
    pillars: getPillars(),
  };
}

export default function WhoWeAre({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, purpose, pillars } = loaderData;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <ShareCardMeta title={page.heading} breadcrumbs={breadcrumbs} tone="bark" art="cloth-story" />
      <StorySpread
        art="cloth-story"
        head={
          <>
            <Breadcrumbs {...breadcrumbs} />
            <h1>{page.heading}</h1>
            <p className="lead">{purpose.whatOtcIs}</p>
          </>
        }
      >
        <Story {...page.story} />
      </StorySpread>
      <Section tone="night">
        <MissionThenVision mission={purpose.mission} vision={purpose.vision} />
      </Section>
      <Section bottom="less" isBleeding>
        <Container>
          <SectionHead title={page.pillars.heading} />
        </Container>
        <PillarBands pillars={pillars} />
        <Container>
          <Actions className="after-block">
            {page.links.map(({ label, href }) => (
              <TextLink key={href} href={href}>
                {label}
              </TextLink>
            ))}
          </Actions>
        </Container>
      </Section>
    </>
  );
}
