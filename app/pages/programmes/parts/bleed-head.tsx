import type { ComponentProps } from "react";
import type { ArtFile } from "#app/art/art-manifest.ts";
import { Art } from "#app/components/art/art.tsx";
import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { SelvedgeBand } from "#app/components/layout/selvedge-band.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import styles from "./bleed-head.module.css";

interface BleedHeadProps {
  title: string;
  lead: string;
  breadcrumbs: ComponentProps<typeof Breadcrumbs>;
  tone: SurfaceTone;
  art: ArtFile;
}

/** Head of a page with one very large figure that runs off the right and lower edges. */
export function BleedHead({ title, lead, breadcrumbs, tone, art }: BleedHeadProps) {
  return (
    <>
      <Surface as="section" tone={tone} className={styles.head}>
        <div className={styles.text}>
          <Breadcrumbs {...breadcrumbs} />
          <h1 className={styles.title}>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <Art name={art} loading="eager" className={styles.figure} />
      </Surface>
      <SelvedgeBand />
    </>
  );
}
