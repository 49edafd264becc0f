import { Art } from "#app/components/art/art.tsx";
import type { Pillar } from "#schemas/site/pillars.ts";
import styles from "./department-strip.module.css";

/** The departments in short: a swatch of the pillar's cloth, its name, one sentence. */
export function DepartmentStrip({ pillars }: { pillars: readonly Pillar[] }) {
  return (
    <ul className={styles.strip}>
      {pillars.map(({ id, title, description, art }) => (
        <li key={id} className={styles.department}>
          <Art name={art} className={styles.swatch} />
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
