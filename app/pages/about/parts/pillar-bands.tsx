import { Art } from "#app/components/art/art.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import type { Pillar } from "#schemas/site/pillars.ts";
import styles from "./pillar-bands.module.css";

const tones: Record<Pillar["id"], SurfaceTone> = {
  research: "leaf",
  training: "gold",
  advocacy: "bark",
  innovation: "jac",
};

/** The four pillars as four bands of dye across the page, each with its short form in large letters. */
export function PillarBands({ pillars }: { pillars: readonly Pillar[] }) {
  return (
    <div>
      {pillars.map(({ id, title, abbreviation, description, art }) => (
        <Surface key={id} as="article" tone={tones[id]} className={styles.band}>
          <Container className={styles.row}>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{description}</p>
            </div>
            <p className={styles.abbreviation}>{abbreviation}</p>
          </Container>
          <Art name={art} className={styles.cloth} />
        </Surface>
      ))}
    </div>
  );
}
