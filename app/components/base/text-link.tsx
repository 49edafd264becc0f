import type { ComponentPropsWithRef } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./text-link.module.css";

interface TextLinkProps extends ComponentPropsWithRef<"a"> {
  href: string;
  /** Replaces `children`, so that a link of a content file can be spread. */
  label?: string;
  icon?: IconName;
}

/** A link on a separate line, with an arrow that moves on hover. */
export function TextLink(props: TextLinkProps) {
  const { icon = "arrow-right", className, label, children = label, ...rest } = props;
  return (
    <a className={classNames("tap", styles.link, className)} {...rest}>
      <span>
        {children}
        <Icon name={icon} />
      </span>
    </a>
  );
}

interface TextLinksProps {
  links: readonly { label: string; href: string }[];
  className?: string | undefined;
}

export function TextLinks({ links, className }: TextLinksProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <TextLink {...link} />
        </li>
      ))}
    </ul>
  );
}
