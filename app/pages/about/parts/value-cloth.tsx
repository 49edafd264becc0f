import { Mark } from "#app/components/art/mark.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import type { Value } from "#schemas/site/values.ts";
import { MarkGround } from "./mark-ground.tsx";
import styles from "./value-cloth.module.css";

/** Dyes of the pieces, from the top; a longer list begins again. */
const tones: readonly SurfaceTone[] = ["gold", "bark", "leaf", "jac", "night"];

/** The core values as entries along one strip of cloth, sewn from a dyed piece for each. */
export function ValueCloth({ values }: { values: readonly Value[] }) {
  return (
    <ul className={styles.entries}>
      {values.map(({ title, description, icon }, i) => (
        <li key={title} className={styles.entry}>
          <Surface tone={tones[i % tones.length] ?? "leaf"} className={styles.piece}>
            <MarkGround name={icon} />
            <Mark name={icon} className={styles.mark} />
          </Surface>
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
