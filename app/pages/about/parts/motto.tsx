import { Art } from "#app/components/art/art.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import type { Titled } from "#schemas/reading/field.ts";
import styles from "./motto.module.css";

/** One idea in large letters on gold, its drawing beside it. */
export function Motto({ title, description, art }: Titled & { art: string }) {
  return (
    <Surface as="section" tone="gold" className={styles.motto}>
      <div className={styles.art}>
        <Art name={art} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <p className="lead">{description}</p>
      </div>
    </Surface>
  );
}
