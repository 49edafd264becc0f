import { classNames } from "#app/components/base/class-names.ts";
import foldStyles from "#app/components/base/fold.module.css";
import { Icon } from "#app/components/base/icon.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Breadcrumbs, PageHead } from "#app/components/layout/page-head.tsx";
import { Section, SectionHead } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { Paragraphs } from "#app/components/text/markdown-text.tsx";
import { Photographs } from "#app/components/text/photographs.tsx";
import { isPlaceholder } from "#collections/formats/placeholder.ts";
import { getPage, type PageContent } from "#collections/pages/pages.ts";
import { photographsOf } from "#collections/photographs/collection.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getTeam, type TeamMember } from "#collections/team/collection.ts";
import { JoinSection } from "./parts/join-section.tsx";
import { CloseUp, MemberPortrait } from "./parts/member-portrait.tsx";
import profileStyles from "./parts/member-profile.module.css";
import positionStyles from "./parts/open-positions.module.css";
import gridStyles from "./parts/team-grid.module.css";

/** Stands at `/about/team` and at `/team`; the first is the canonical address of both. */
export default function Team() {
  const page = getPage("team");
  const { join } = page;
  const team = getTeam();
  return (
    <>
      <PageHead page={page} />
      <Section top="head" bottom="less">
        <Breadcrumbs page={page} />
        <SectionHead
          as="h1"
          heading={page.heading}
          intro={team.some(({ name }) => name) ? page.leadWithNames : page.lead}
        />
        <TeamGrid members={team} />
      </Section>
      <Photographs photographs={photographsOf(page)} />
      <JoinSection heading={join.heading} text={join.text} tone="bark">
        <NoOpenings join={join} />
      </JoinSection>
    </>
  );
}

/** A button that says in its own place that no position is open, before anybody leaves the page. */
function NoOpenings({ join }: { join: PageContent<"team">["join"] }) {
  return (
    <details className={`unfolds ${positionStyles.positions}`}>
      <summary className={positionStyles.open}>
        {join.action} <Icon name="chevron-down" />
      </summary>
      <p>{join.noOpenings}</p>
      <TextLink {...join.write} />
    </details>
  );
}

/** The team as baskets. Profiles are `<details>` of one name, so that at most one is open. */
function TeamGrid({ members }: { members: readonly TeamMember[] }) {
  const { viewProfile, hideProfile } = getMessages().buttons;
  return (
    <ul className={`stack gap-5 ${gridStyles.team}`}>
      {members.map((member) => (
        <li key={member.slug} className={gridStyles.member}>
          <details className={`unfolds ${gridStyles.details}`} name="profile">
            <summary className={gridStyles.card}>
              <MemberPortrait member={member} className={gridStyles.portrait} />
              <span className={gridStyles.words}>
                {member.name && <span className={gridStyles.name}>{member.name}</span>}
                <span className="title-2">{member.position}</span>
                <span className={`no-print ${gridStyles.toggle}`}>
                  <span className={foldStyles.view}>{viewProfile}</span>
                  <span className={foldStyles.hide}>{hideProfile}</span>{" "}
                  <Icon name="chevron-down" />
                </span>
              </span>
            </summary>
            <Profile member={member} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function Profile({ member }: { member: TeamMember }) {
  const { name, pronouns, position, bio } = member;
  return (
    <Surface tone="jac" className={classNames("split", profileStyles.profile, gridStyles.profile)}>
      <CloseUp member={member} className={profileStyles.portrait} />
      <div className={`stack ${profileStyles.text}`}>
        {name && (
          <p className={profileStyles.name}>
            {name} {pronouns && <span>{pronouns}</span>}
          </p>
        )}
        <h2 className={name ? profileStyles.position : undefined}>{position}</h2>
        <Paragraphs texts={bio} className="lead" />
        <ul className={`row ${profileStyles.tags}`} aria-label="Expertise">
          {member.expertise.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <MemberLinks member={member} />
      </div>
    </Surface>
  );
}

/** Where to reach a member; an address that is blank or a placeholder is left out. */
function MemberLinks({ member }: { member: TeamMember }) {
  const { linkedin, email, twitter } = member.social;
  const links = [
    { label: "LinkedIn", href: linkedin, icon: "external-link" as const },
    { label: "E-mail", href: email && `mailto:${email}`, icon: "mail" as const },
    { label: "X", href: twitter, icon: "external-link" as const },
  ].filter(({ href }) => href !== undefined && !isPlaceholder(href));
  if (links.length === 0) return null;
  const who = member.name ?? member.position;
  return (
    <ul className={`row ${profileStyles.links}`} aria-label={`Links: ${who}`}>
      {links.map(({ label, href, icon }) => (
        <li key={label}>
          <a className="tap" href={href}>
            <Icon name={icon} />
            {label}
            <span className="visually-hidden">: {who}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
