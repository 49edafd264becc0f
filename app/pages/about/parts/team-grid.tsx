import { Icon } from "#app/components/base/icon.tsx";
import type { PageContent } from "#collections/pages/pages.ts";
import type { TeamMember } from "#collections/team/collection.ts";
import { MemberLinks } from "./member-links.tsx";
import { MemberPortrait } from "./member-portrait.tsx";
import { MemberProfile } from "./member-profile.tsx";
import styles from "./team-grid.module.css";

interface TeamGridProps {
  members: readonly TeamMember[];
  /** Those of the toggle are fixed by the specification. */
  labels: PageContent<"team">["labels"] & { viewProfile: string; hideProfile: string };
}

/**
 * The team as baskets hung on one line. A profile is the inside of a `<details>` that shares its
 * name with the others, so at most one is open; where the engine lets the inside be placed by
 * itself it becomes a row below all baskets, otherwise it opens below its own card.
 */
export function TeamGrid({ members, labels }: TeamGridProps) {
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
                  <span className={styles.view}>{labels.viewProfile}</span>
                  <span className={styles.hide}>{labels.hideProfile}</span>{" "}
                  <Icon name="chevron-down" />
                </span>
              </span>
            </summary>
            <MemberProfile
              member={member}
              expertise={labels.expertise}
              className={styles.profile}
            />
          </details>
          <MemberLinks member={member} labels={labels} className={styles.links} />
        </li>
      ))}
    </ul>
  );
}
