import type { ReactNode } from "react";
import { Mark } from "#app/components/art/mark.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import type { Value } from "#schemas/site/values.ts";
import styles from "./value-strip.module.css";

interface ValueStripProps {
  heading: string;
  values: readonly Value[];
  /** What stands beside the heading, such as a link. */
  children?: ReactNode;
}

/** The core values side by side, each a step lower than the one before, parted by seams. */
export function ValueStrip({ heading, values, children }: ValueStripProps) {
  return (
    <>
      <SectionHead title={heading}>{children}</SectionHead>
      <ul className={styles.strip}>
        {values.map(({ title, description, icon }) => (
          <li key={title} className={styles.value}>
            <Mark name={icon} className={styles.mark} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
