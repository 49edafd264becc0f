import type { ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import styles from "./section-head.module.css";

interface SectionHeadProps {
  title: string;
  /** Id of the heading, for `Section labelledBy`. */
  id?: string | undefined;
  /** Beside the heading: a sentence, a link, a control. */
  children?: ReactNode;
  as?: "h1" | "h2" | "h3";
  className?: string | undefined;
}

/** Heading of a section on the left, what belongs to it on the right. */
export function SectionHead(props: SectionHeadProps) {
  const { title, id, children, as: Heading = "h2", className } = props;
  return (
    <div className={classNames(styles.head, className)}>
      <Heading id={id}>{title}</Heading>
      {children && <div className={styles.aside}>{children}</div>}
    </div>
  );
}
