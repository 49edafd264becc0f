import { Icon } from "#app/components/base/icon.tsx";
import type { TeamMember } from "#schemas/team.ts";
import { MemberBasket } from "./member-basket.tsx";
import { type MemberLinkLabels, MemberLinks } from "./member-links.tsx";
import { MemberProfile } from "./member-profile.tsx";
import styles from "./team-wall.module.css";

/** Labels of a card; those of the toggle are fixed by the specification. */
export interface TeamWallLabels extends MemberLinkLabels {
  expertise: string;
  viewProfile: string;
  hideProfile: string;
}

interface TeamWallProps {
  members: readonly TeamMember[];
  labels: TeamWallLabels;
}

/**
 * The team as baskets hung on one line. A profile is the inside of a `<details>` that shares its
 * name with the others, so at most one is open; where the engine lets the inside be placed by
 * itself it becomes a row below all baskets, otherwise it opens below its own card.
 */
export function TeamWall({ members, labels }: TeamWallProps) {
  return (
    <ul className={styles.wall}>
      {members.map((member) => (
        <li key={member.slug} className={styles.member}>
          <details className={styles.details} name="profile">
            <summary className={styles.card}>
              <MemberBasket member={member} className={styles.basket} />
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
