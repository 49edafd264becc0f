import { Art } from "#app/components/art/art.tsx";
import type { Pillar } from "#schemas/site/pillars.ts";
import styles from "./pillar-weave.module.css";

/** The four pillars as a plain weave: cloth over text, then text over cloth, from edge to edge. */
export function PillarWeave({ pillars }: { pillars: readonly Pillar[] }) {
  return (
    <div className={styles.weave}>
      {pillars.map((pillar) => (
        <article key={pillar.id} className={styles.pillar}>
          <Art name={pillar.art} className={styles.cloth} />
          <div className={styles.text}>
            <h3>{pillar.title}</h3>
            <p>{pillar.description}</p>
          </div>
        </article>
      ))}
    </div>
  );
}
