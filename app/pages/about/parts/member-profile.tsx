import { classNames } from "#app/components/base/class-names.ts";
import { Surface } from "#app/components/layout/surface.tsx";
import type { TeamMember } from "#collections/team/collection.ts";
import { CloseUp } from "./member-portrait.tsx";
import styles from "./member-profile.module.css";

interface MemberProfileProps {
  member: TeamMember;
  /** Name of the list of tags, for screen readers. */
  expertise: string;
  className?: string | undefined;
}

/** What opens below a member's card: the portrait close up, the text, the fields of expertise. */
export function MemberProfile({ member, expertise, className }: MemberProfileProps) {
  const { name, pronouns, position, bio } = member;
  return (
    <Surface tone="jac" className={classNames(styles.profile, className)}>
      <CloseUp member={member} className={styles.portrait} />
      <div className={styles.text}>
        <h2 className={styles.title}>{name ?? position}</h2>
        {(name || pronouns) && (
          <p className={styles.facts}>{[name && position, pronouns].filter(Boolean).join(" · ")}</p>
        )}
        {bio.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        <ul className={styles.tags} aria-label={expertise}>
          {member.expertise.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
    </Surface>
  );
}
