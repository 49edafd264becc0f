import type { ReactNode } from "react";
import styles from "./two-columns.module.css";

interface TwoColumnsProps {
  /** Two elements: what matters, and what stands beside it. */
  children: ReactNode;
  align?: "start" | "end";
}

/** Two columns, seven parts to four; one below the other on small screens. */
export function TwoColumns({ children, align = "start" }: TwoColumnsProps) {
  return (
    <div className={styles.duo} data-align={align}>
      {children}
    </div>
  );
}
