import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getPillars } from "#content/schemas/pillars.ts";
import { getPurpose } from "#content/schemas/purpose.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { Actions } from "../components/actions.tsx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { MissionThenVision } from "../components/mission-then-vision.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { PillarBands } from "../components/pillar-bands.tsx";
import { Section } from "../components/section.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { Story } from "../components/story.tsx";
import { StorySpread } from "../components/story-spread.tsx";
import { TextLink } from "../components/text-link.tsx";
import { Wrap } from "../components/wrap.tsx";
import type { Route } from "./+types/who-we-are";

export function loader() {
  const page = getPage("who-we-are");
  return {
    page,
    breadcrumbs: getTrail(page),
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
        <Wrap>
          <SectionHead title={page.pillars.heading} />
        </Wrap>
        <PillarBands pillars={pillars} />
        <Wrap>
          <Actions className="after-field">
            {page.links.map(({ label, href }) => (
              <TextLink key={href} href={href}>
                {label}
              </TextLink>
            ))}
          </Actions>
        </Wrap>
      </Section>
    </>
  );
}
