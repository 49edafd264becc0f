import type { PageContent } from "#collections/pages/pages.ts";
import type { TeamMember } from "#collections/team/collection.ts";

interface MemberLinksProps {
  member: TeamMember;
  /** Names of the links, and of their list for screen readers. */
  labels: PageContent<"team">["labels"];
  className?: string | undefined;
}

/** Where to reach a member; an address that is blank has no link. */
export function MemberLinks({ member, labels, className }: MemberLinksProps) {
  const { linkedin, email, twitter } = member.social;
  const links = [
    { label: labels.linkedin, href: linkedin },
    { label: labels.email, href: email && `mailto:${email}` },
    { label: labels.twitter, href: twitter },
  ].filter(({ href }) => href !== undefined);
  if (links.length === 0) return null;
  const who = member.name ?? member.position;
  return (
    <ul className={className} aria-label={`${labels.links}: ${who}`}>
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
