import { medallion, medallionGround } from "#app/art/medallion.ts";
import { InlineArt } from "#app/components/art/inline-art.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import type { TeamMember } from "#schemas/team.ts";
import styles from "./member-basket.module.css";
import { Photograph } from "./photograph.tsx";

interface MemberBasketProps {
  member: TeamMember;
  className?: string | undefined;
}

/** Id of a member's basket on the page; the profile shows the same drawing again by it. */
export function basketId(member: TeamMember): string {
  return `basket-${member.slug}`;
}

/** The portrait of a member: the basket of the position, or the photograph where there is one. */
export function MemberBasket({ member, className }: MemberBasketProps) {
  if (member.image) {
    return (
      <span className={classNames(styles.portrait, className)}>
        <Photograph
          className={styles.photograph}
          image={member.image}
          alt=""
          sizes="(max-width: 760px) 112px, 20vw"
        />
      </span>
    );
  }
  const svg = medallion(member.position, { ...basketColours(member), id: basketId(member) });
  return <InlineArt as="span" svg={svg} className={classNames(styles.portrait, className)} />;
}

/** The dye around a member's basket. */
export function basketGround(member: TeamMember): string {
  return medallionGround(member.position, basketColours(member));
}

function basketColours({ basketColours }: TeamMember): { palette?: number } {
  return basketColours === undefined ? {} : { palette: basketColours - 1 };
}
