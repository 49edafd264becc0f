import type { ReactNode } from "react";
import styles from "./heading-beside.module.css";

interface HeadingBesideProps {
  title: string;
  /** Anchor of the heading, for the section that it labels. */
  id: string;
  children: ReactNode;
}

/** A heading in the narrow column, something long in the wide one; one below the other on small screens. */
export function HeadingBeside({ title, id, children }: HeadingBesideProps) {
  return (
    <div className={styles.columns}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </div>
  );
}
