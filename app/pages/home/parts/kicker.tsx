import type { ReactNode } from "react";
import styles from "./kicker.module.css";

interface KickerProps {
  children: ReactNode;
}

/** A few words above a heading, after a piece of selvedge. */
export function Kicker({ children }: KickerProps) {
  return <p className={styles.kicker}>{children}</p>;
}
