import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

/** `default` has the colour of its surface; `gold` is the main action, never on gold; `line` is secondary. */
type ButtonTone = "default" | "gold" | "line";

interface ButtonAppearance {
  tone?: ButtonTone;
  icon?: IconName | undefined;
  children?: ReactNode;
}

type ButtonProps = ButtonAppearance & ComponentPropsWithRef<"button">;
/** `label` replaces `children`, so that a link of a content file can be spread. */
type ButtonLinkProps = ButtonAppearance &
  ComponentPropsWithRef<"a"> & { href: string; label?: string };

/** A button of a form; `type` is `submit` unless said otherwise. */
export function Button({ tone, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="submit" className={buttonClasses(tone, className)} {...rest}>
      {/* A label that changes stands alone: a translator may have put its text elsewhere. */}
      {icon ? <span>{children}</span> : children}
      {icon && <Icon name={icon} />}
    </button>
  );
}

/** A link that looks like a button, for the one step that a region asks for. */
export function ButtonLink(props: ButtonLinkProps) {
  const { tone, icon, className, label, children = label, ...rest } = props;
  return (
    <a className={buttonClasses(tone, className)} {...rest}>
      {children}
      {icon && <Icon name={icon} />}
    </a>
  );
}

function buttonClasses(tone: ButtonTone = "default", className?: string): string {
  const toneClass = tone === "default" ? undefined : styles[tone];
  return classNames(styles.button, toneClass, className);
}
