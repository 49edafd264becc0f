import type { ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import styles from "./two-columns.module.css";

interface TwoColumnsProps {
  /** Two elements: what matters, and what stands beside it. */
  children: ReactNode;
  align?: "start" | "end";
  className?: string | undefined;
}

/** Two columns, seven parts to four; one below the other on small screens. */
export function TwoColumns({ children, align = "start", className }: TwoColumnsProps) {
  return (
    <div className={classNames(styles.duo, className)} data-align={align}>
      {children}
    </div>
  );
}
