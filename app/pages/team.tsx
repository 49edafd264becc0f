import { getMessages } from "#content/schemas/messages.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTeam } from "#content/schemas/team.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { ButtonLink } from "../components/button.tsx";
import { Duo } from "../components/duo.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { TeamWall } from "../components/team-wall.tsx";
import type { Route } from "./+types/team";

export function loader() {
  const page = getPage("team");
  const { viewProfile, hideProfile } = getMessages().buttons;
  return {
    page,
    breadcrumbs: getTrail(page),
    origin: getOrganisation().url,
    members: getTeam(),
    words: { ...page.labels, viewProfile, hideProfile },
  };
}

/** Stands at `/about/team` and at `/team`; the first is the canonical address of both. */
export default function Team({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, members, words } = loaderData;
  const { join } = page;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <Section top="head" bottom="less">
        <Breadcrumbs {...breadcrumbs} />
        <SectionHead as="h1" title={page.heading}>
          <p>{page.lead}</p>
        </SectionHead>
        <TeamWall members={members} words={words} />
      </Section>
      <Section tone="bark" top="less" bottom="less">
        <Duo align="end">
          <div className="stack">
            <h2>{join.heading}</h2>
            <p className="lead">{join.text}</p>
            <p>{join.noOpenings}</p>
          </div>
          <div>
            <ButtonLink href={join.action.href} tone="gold" icon="arrow-right">
              {join.action.label}
            </ButtonLink>
          </div>
        </Duo>
      </Section>
    </>
  );
}
