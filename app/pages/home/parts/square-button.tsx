import { classNames } from "#app/components/base/class-names.ts";
import { Icon, type IconName } from "#app/components/base/icon.tsx";
import { Tooltip } from "#app/components/base/tooltip.tsx";
import styles from "./square-button.module.css";

interface SquareButtonProps {
  icon: IconName;
  /** What the button does, for everyone who does not see the icon. */
  label: string;
  onClick?: () => void;
  className?: string | undefined;
}

/** A control of its own: menu, pause, close. */
export function SquareButton({ icon, label, onClick, className }: SquareButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip=""
      className={classNames(styles.button, className)}
      onClick={onClick}
    >
      <Icon name={icon} isSolid />
      <Tooltip text={label} align="start" />
    </button>
  );
}
