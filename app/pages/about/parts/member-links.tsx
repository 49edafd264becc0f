import type { TeamMember } from "#schemas/team.ts";

/** Names of the links, and of their list for screen readers. */
export interface MemberLinkWords {
  links: string;
  linkedin: string;
  email: string;
  twitter: string;
}

interface MemberLinksProps {
  member: TeamMember;
  words: MemberLinkWords;
  className?: string | undefined;
}

/** Where to reach a member; an address that is blank has no link. */
export function MemberLinks({ member, words, className }: MemberLinksProps) {
  const { linkedin, email, twitter } = member.social;
  const links = [
    { label: words.linkedin, href: linkedin },
    { label: words.email, href: email && `mailto:${email}` },
    { label: words.twitter, href: twitter },
  ].filter(({ href }) => href !== undefined);
  if (links.length === 0) return null;
  const who = member.name ?? member.position;
  return (
    <ul className={className} aria-label={`${words.links}: ${who}`}>
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
