import { classNames } from "#app/components/base/class-names.ts";
import { Icon } from "#app/components/base/icon.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { isPlaceholder } from "#collections/formats/placeholder.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import type { TeamMember } from "#collections/team/collection.ts";
import { CloseUp, MemberPortrait } from "./member-portrait.tsx";
import profileStyles from "./member-profile.module.css";
import styles from "./team-grid.module.css";

type Labels = PageContent<"team">["labels"];

/**
 * The team as baskets hung on one line. A profile is the inside of a `<details>` that shares its
 * name with the others, so at most one is open; where the engine lets the inside be placed by
 * itself it becomes a row below all baskets, otherwise it opens below its own card.
 */
export function TeamGrid({ members, labels }: { members: readonly TeamMember[]; labels: Labels }) {
  const { viewProfile, hideProfile } = getMessages().buttons;
  return (
    <ul className={styles.team}>
      {members.map((member) => (
        <li key={member.slug} className={styles.member}>
          <details className={styles.details} name="profile">
            <summary className={styles.card}>
              <MemberPortrait member={member} className={styles.portrait} />
              <span className={styles.words}>
                <span className={styles.name}>{member.name ?? member.position}</span>
                {member.name && <span className={styles.position}>{member.position}</span>}
                <span className={styles.toggle}>
                  <span className={styles.view}>{viewProfile}</span>
                  <span className={styles.hide}>{hideProfile}</span> <Icon name="chevron-down" />
                </span>
              </span>
            </summary>
            <Profile member={member} expertise={labels.expertise} />
          </details>
          <MemberLinks member={member} labels={labels} />
        </li>
      ))}
    </ul>
  );
}

/** What opens below a member's card: the portrait close up, the text, the fields of expertise. */
function Profile({ member, expertise }: { member: TeamMember; expertise: string }) {
  const { name, pronouns, position, bio } = member;
  return (
    <Surface tone="jac" className={classNames(profileStyles.profile, styles.profile)}>
      <CloseUp member={member} className={profileStyles.portrait} />
      <div className={profileStyles.text}>
        <h2 className={profileStyles.title}>{name ?? position}</h2>
        {(name || pronouns) && (
          <p className={profileStyles.facts}>
            {[name && position, pronouns].filter(Boolean).join(" · ")}
          </p>
        )}
        {bio.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        <ul className={profileStyles.tags} aria-label={expertise}>
          {member.expertise.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
    </Surface>
  );
}

/** Where to reach a member; an address that is blank or a placeholder is left out. */
function MemberLinks({ member, labels }: { member: TeamMember; labels: Labels }) {
  const { linkedin, email, twitter } = member.social;
  const links = [
    { label: labels.linkedin, href: linkedin },
    { label: labels.email, href: email && `mailto:${email}` },
    { label: labels.twitter, href: twitter },
  ].filter(({ href }) => href !== undefined && !isPlaceholder(href));
  if (links.length === 0) return null;
  const who = member.name ?? member.position;
  return (
    <ul className={styles.links} aria-label={`${labels.links}: ${who}`}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a href={href}>
            {label}
            <span className="visually-hidden">: {who}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
