import styles from "./badge.module.css";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

/** Kinds of status: success is green, pending yellow, active blue, and late red. */
export type BadgeKind = "success" | "pending" | "active" | "late";

const icons: Record<BadgeKind, IconName> = {
  success: "check",
  pending: "clock",
  active: "circle-dot",
  late: "clock",
};

interface BadgeProps {
  kind: BadgeKind;
  /** The full status; colour and icon only repeat it. */
  children: string;
}

/** A status: colour, icon and words together. Long words wrap. */
export function Badge({ kind, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[kind])}>
      <Icon name={icons[kind]} className={styles.icon} />
      <span className={styles.words}>{children}</span>
    </span>
  );
}
