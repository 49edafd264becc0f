import type { ComponentProps } from "react";
import type { ArtFile } from "#app/art/art-manifest.ts";
import { Art } from "#app/components/art/art.tsx";
import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { SelvedgeBand } from "#app/components/layout/selvedge-band.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import styles from "./band-head.module.css";

interface BandHeadProps {
  title: string;
  lead: string;
  breadcrumbs: ComponentProps<typeof Breadcrumbs>;
  tone: SurfaceTone;
  art: ArtFile;
  /** Where the cloth runs across the page: over the words or under them. */
  cloth: "above" | "below";
}

/** Head of a page whose cloth is a band from edge to edge; title and lead stand side by side. */
export function BandHead({ title, lead, breadcrumbs, tone, art, cloth }: BandHeadProps) {
  return (
    <>
      <Surface as="section" tone={tone} className={styles.head} data-cloth={cloth}>
        <div className={styles.text}>
          <Breadcrumbs {...breadcrumbs} className={styles.way} />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <Art name={art} loading="eager" className={styles.band} />
      </Surface>
      <SelvedgeBand />
    </>
  );
}
