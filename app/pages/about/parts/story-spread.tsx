import type { ReactNode } from "react";
import { Art } from "#app/components/art/art.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import styles from "./story-spread.module.css";

interface StorySpreadProps {
  /** Head of the page: breadcrumbs, h1, first sentences. */
  head: ReactNode;
  /** Name of a tall drawing. */
  art: string;
  /** The story itself. */
  children: ReactNode;
}

/** A page that begins as a spread: head and story in one column, one tall cloth along both. */
export function StorySpread({ head, art, children }: StorySpreadProps) {
  return (
    <div className={styles.spread}>
      <Surface as="section" tone="bark" className={styles.head}>
        {head}
      </Surface>
      <div className={styles.cloth}>
        <Art name={art} loading="eager" />
      </div>
      <section className={styles.story}>{children}</section>
    </div>
  );
}
