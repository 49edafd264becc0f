import type { ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import styles from "./duo.module.css";

interface DuoProps {
  /** Two elements: what matters, and what stands beside it. */
  children: ReactNode;
  align?: "start" | "end";
  className?: string | undefined;
}

/** Two columns, seven parts to four; one below the other on small screens. */
export function Duo({ children, align = "start", className }: DuoProps) {
  return (
    <div className={classNames(styles.duo, className)} data-align={align}>
      {children}
    </div>
  );
}
