import styles from "./soon-label.module.css";

/** Says that something is not open yet: a label that is tacked, not sewn. */
export function SoonLabel({ children }: { children: string }) {
  return <span className={styles.label}>{children}</span>;
}
