import { classNames } from "#app/components/base/class-names.ts";
import { Surface } from "#app/components/layout/surface.tsx";
import type { TeamMember } from "#schemas/team.ts";
import { basketGround, basketId } from "./member-basket.tsx";
import styles from "./member-profile.module.css";
import { Photograph } from "./photograph.tsx";

interface MemberProfileProps {
  member: TeamMember;
  /** Name of the list of tags, for screen readers. */
  expertise: string;
  className?: string | undefined;
}

/** What opens below a member's card: the portrait close up, the text, the fields of expertise. */
export function MemberProfile({ member, expertise, className }: MemberProfileProps) {
  const { name, pronouns, position, bio, image } = member;
  return (
    <Surface tone="jac" className={classNames(styles.profile, className)}>
      <div className={styles.portrait}>
        {image ? (
          <Photograph
            className={styles.photograph}
            image={image}
            alt=""
            sizes="(max-width: 760px) 100vw, 36vw"
          />
        ) : (
          <svg
            className={styles.basket}
            viewBox="85 50 250 220"
            preserveAspectRatio="xMinYMid slice"
            aria-hidden="true"
          >
            <rect x="-340" y="-340" width="1000" height="1000" fill={basketGround(member)} />
            <use href={`#${basketId(member)}`} />
          </svg>
        )}
      </div>
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
