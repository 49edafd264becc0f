import type { ReactNode } from "react";
import styles from "./narrow-first.module.css";

/** Two elements in columns of four parts to eight; one below the other on small screens. */
export function NarrowFirst({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
