import { medallion, medallionGround } from "#app/art/medallion.ts";
import { InlineArt } from "#app/components/art/inline-art.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { SitePicture } from "#app/components/text/photographs.tsx";
import type { TeamMember } from "#collections/team/collection.ts";
import styles from "./member-portrait.module.css";

interface MemberPortraitProps {
  member: TeamMember;
  className?: string | undefined;
}

/** The portrait of a member: the basket of the position, or the photograph where there is one. */
export function MemberPortrait({ member, className }: MemberPortraitProps) {
  const { image, position } = member;
  if (!image) {
    const svg = medallion(position, { ...colours(member), id: basketId(member) });
    return <InlineArt as="span" svg={svg} className={classNames(styles.portrait, className)} />;
  }
  return (
    <span className={classNames(styles.portrait, className)}>
      <SitePicture image={image} alt="" sizes="(max-width: 47.5em) 112px, 20vw" />
    </span>
  );
}

/** The portrait close up: a part of the basket that the card of the same member has drawn. */
export function CloseUp({ member, className }: MemberPortraitProps) {
  return (
    <div className={classNames("no-print fill", styles.closeUp, className)}>
      {member.image ? (
        <SitePicture image={member.image} alt="" sizes="(max-width: 47.5em) 100vw, 36vw" />
      ) : (
        <svg viewBox="85 50 250 220" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
          <rect
            x="-340"
            y="-340"
            width="1000"
            height="1000"
            fill={medallionGround(member.position, colours(member))}
          />
          <use href={`#${basketId(member)}`} />
        </svg>
      )}
    </div>
  );
}

function basketId({ slug }: TeamMember): string {
  return `basket-${slug}`;
}

function colours({ basketColours }: TeamMember): { palette?: number } {
  return basketColours === undefined ? {} : { palette: basketColours - 1 };
}
