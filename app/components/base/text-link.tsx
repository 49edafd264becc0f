import type { ComponentPropsWithRef } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./text-link.module.css";

interface TextLinkProps extends ComponentPropsWithRef<"a"> {
  href: string;
  icon?: IconName;
}

/** A link on a separate line, with an arrow that moves on hover. */
export function TextLink({ icon = "arrow-right", className, children, ...rest }: TextLinkProps) {
  return (
    <a className={classNames(styles.link, className)} {...rest}>
      {children}
      <Icon name={icon} />
    </a>
  );
}

interface TextLinksProps {
  links: readonly { label: string; href: string }[];
  className?: string | undefined;
}

/** A list of such links. */
export function TextLinks({ links, className }: TextLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <TextLink href={href}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}
