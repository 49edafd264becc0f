import type { ComponentProps, ComponentPropsWithRef } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import type { IconName } from "#app/components/base/icon.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { Tooltip } from "#app/components/base/tooltip.tsx";
import styles from "./square-button.module.css";

interface SquareButtonProps
  extends ComponentPropsWithRef<"button">,
    Pick<ComponentProps<typeof Tooltip>, "side" | "align"> {
  icon: IconName;
  /** What the button does, for everyone who does not see the icon. */
  label: string;
}

/** A control of its own: menu, pause, close. */
export function SquareButton({
  icon,
  label,
  side,
  align = "start",
  className,
  ...rest
}: SquareButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip=""
      className={classNames(styles.button, className)}
      {...rest}
    >
      <Icon name={icon} isSolid />
      <Tooltip text={label} align={align} {...(side && { side })} />
    </button>
  );
}
