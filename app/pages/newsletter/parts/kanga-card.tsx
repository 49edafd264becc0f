import type { ReactNode } from "react";
import { SelvedgeBand } from "#app/components/layout/selvedge-band.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import styles from "./kanga-card.module.css";

interface KangaCardProps {
  title: string;
  /** Id of the heading that names the card. */
  id: string;
  tone: SurfaceTone;
  children: ReactNode;
}

/** The one thing that a page asks for, on a cloth of its own: border above, field below. */
export function KangaCard({ title, id, tone, children }: KangaCardProps) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <SelvedgeBand />
      <Surface tone={tone} className={styles.body}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {children}
      </Surface>
    </section>
  );
}
