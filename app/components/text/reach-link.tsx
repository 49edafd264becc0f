import type { ReactNode } from "react";
import { telephoneLink } from "#collections/formats/contact-details.ts";
import { isPlaceholder } from "#collections/formats/placeholder.ts";

interface ReachLinkProps {
  /** Such as `mailto:` or `tel:` with an address or number, or a page elsewhere. */
  href: string;
  /** Says of a placeholder that it is not in use. */
  mark: string;
  rel?: string | undefined;
  children: ReactNode;
}

/** A way to reach OTC. While its target is a placeholder, it leads nowhere and is marked. */
export function ReachLink({ href, mark, rel, children }: ReachLinkProps) {
  if (isPlaceholder(href)) {
    return (
      <>
        {children} {mark}
      </>
    );
  }
  return (
    <a href={href} rel={rel}>
      {children}
    </a>
  );
}

type Mark = Pick<ReachLinkProps, "mark">;

export const EmailLink = ({ email, mark }: Mark & { email: string }) => (
  <ReachLink href={`mailto:${email}`} mark={mark}>
    {email}
  </ReachLink>
);

export const PhoneLink = ({ phone, mark }: Mark & { phone: string }) => (
  <ReachLink href={telephoneLink(phone)} mark={mark}>
    {phone}
  </ReachLink>
);
