import type { ReactNode } from "react";
import styles from "./tag.module.css";

interface TagProps {
  children: ReactNode;
}

/** A framed label that begins with a piece of selvedge; the badge of the first poster. */
export function Tag({ children }: TagProps) {
  return (
    <p className={styles.tag}>
      <span>{children}</span>
    </p>
  );
}
