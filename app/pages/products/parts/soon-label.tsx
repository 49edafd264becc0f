import styles from "./soon-label.module.css";

export function SoonLabel({ children }: { children: string }) {
  return <span className={styles.label}>{children}</span>;
}
