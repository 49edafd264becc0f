import styles from "./soon-label.module.css";

interface SoonLabelProps {
  children: string;
}

/** Says that something is not open yet: a label that is tacked, not sewn. */
export function SoonLabel({ children }: SoonLabelProps) {
  return <span className={styles.label}>{children}</span>;
}
