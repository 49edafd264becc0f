import type { ComponentPropsWithRef } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import type { IconName } from "#app/components/base/icon.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import styles from "./square-button.module.css";

interface SquareButtonProps extends ComponentPropsWithRef<"button"> {
  icon: IconName;
  /** What the button does, for everyone who does not see the icon. */
  label: string;
}

/** A control of its own: menu, pause, close. */
export function SquareButton({ icon, label, className, ...rest }: SquareButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(styles.button, className)}
      {...rest}
    >
      <Icon name={icon} isSolid />
    </button>
  );
}
