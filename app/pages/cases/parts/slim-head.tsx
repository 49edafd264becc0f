import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { SelvedgeBand } from "#app/components/layout/selvedge-band.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import type { BreadcrumbPath } from "#app/structured-data.ts";
import styles from "./slim-head.module.css";

interface SlimHeadProps {
  heading: string;
  lead: string;
  breadcrumbs: BreadcrumbPath;
}

/** A head without art, for a page whose posters follow at once. */
export function SlimHead({ heading, lead, breadcrumbs }: SlimHeadProps) {
  return (
    <>
      <Surface as="section" tone="bark" className={styles.head}>
        <Container>
          <Breadcrumbs {...breadcrumbs} />
          <div className={styles.grid}>
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
          </div>
        </Container>
      </Surface>
      <SelvedgeBand />
    </>
  );
}
