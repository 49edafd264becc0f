import styles from "./badge.module.css";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

/** Kinds of status: success is green, pending yellow, active blue, late red, and partial violet. */
export type BadgeKind = "success" | "pending" | "active" | "late" | "partial";

const icons: Record<BadgeKind, IconName> = {
  success: "check",
  pending: "clock",
  active: "circle-dot",
  late: "clock",
  partial: "minus",
};

interface BadgeProps {
  kind: BadgeKind;
  icon?: IconName | undefined;
  /** The full status; colour and icon only repeat it. */
  children: string;
}

/** A status: colour, icon and words together. Long words wrap. */
export function Badge({ kind, icon = icons[kind], children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[kind])}>
      <Icon name={icon} className={styles.icon} />
      <span className={styles.words}>{children}</span>
    </span>
  );
}
