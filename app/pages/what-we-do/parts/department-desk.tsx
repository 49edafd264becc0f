import type { ReactNode } from "react";
import styles from "./department-desk.module.css";

/** Cards one below the other, each a little further in than the last, and back again. */
export function DepartmentDesk({ children }: { children: ReactNode }) {
  return <div className={styles.desk}>{children}</div>;
}
